import { LINKS_MAX } from '@touchline/contracts/athlete-access-rules';
import type { AthleteAccess, MakeLinksBody } from '@touchline/contracts/athlete-access.schema';
import { linksTexts } from '../../../../shared/texts/answers-texts.js';

export type LinkWay = MakeLinksBody['by'];

/** Athletes who can get a link in this way. */
export function reachable(access: readonly AthleteAccess[], by: LinkWay): AthleteAccess[] {
  return access.filter(({ mail_address: address }) => by === 'screen' || address !== null);
}

/** Who is chosen to begin with: without a device and without an open link. */
export function withoutAccess(access: readonly AthleteAccess[]): ReadonlySet<number> {
  const lacking = access.filter(({ devices, link }) => devices.length === 0 && link !== 'open');
  return new Set(lacking.slice(0, LINKS_MAX).map(({ athlete_id: id }) => id));
}

/** What keeps the links from being made; null when nothing does. */
export function choiceProblem(chosen: number): string | null {
  if (chosen === 0) return linksTexts.nobodyChosen;
  return chosen > LINKS_MAX ? linksTexts.tooMany(LINKS_MAX) : null;
}
