import { groupAthleteKey } from '@touchline/contracts/athlete-access-rules';
import type { AthleteAccess, MadeLink } from '@touchline/contracts/athlete-access.schema';
import { labelsOf } from '@touchline/ui/pickers';

/** A link that is shown once, with the athlete it is for. */
export interface ShownLink {
  athleteId: number;
  name: string;
  /** The whole address, with the key behind `#`. */
  address: string;
  /** The address for reading and typing: without the protocol, and the key in groups. */
  typed: string;
  until: string;
}

/** What the page knows of the links that it made. */
export interface MadeLinks {
  /** On the clock of this device, in milliseconds since 1970: answers read before do not include them. */
  at: number;
  /** Those whose keys the answer holds: in memory only, as long as the page is open. */
  links: readonly ShownLink[];
  mailed: readonly MadeLink[];
}

/** The links that the answer holds keys of, in the order of the list of athletes. */
export function shownLinks(
  made: readonly MadeLink[],
  access: readonly AthleteAccess[],
  { origin, host }: Pick<Location, 'origin' | 'host'>,
): ShownLink[] {
  const labelOf = labelsOf(access);
  return access.flatMap((athlete) => {
    const { athlete_id: athleteId } = athlete;
    const link = made.find(({ athlete_id: id }) => id === athleteId);
    if (link === undefined || link.key === null) return [];
    return {
      athleteId,
      name: labelOf(athlete),
      address: `${origin}/answer#${link.key}`,
      typed: `${host}/answer#${groupAthleteKey(link.key)}`,
      until: link.link_until,
    };
  });
}
