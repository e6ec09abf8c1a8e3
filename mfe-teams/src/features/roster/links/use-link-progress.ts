import { useMemo, useState } from 'react';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { useUnsavedWork } from '@touchline/ui/host';
import type { UseQueryResult } from '@touchline/ui/query';
import { linksTexts } from '../../../shared/texts/answers-texts.js';
import { linkProgress, type LinkProgress } from './model/link-progress.js';
import type { MadeLinks } from './model/shown-link.js';

export type ProgressByAthlete = ReadonlyMap<number, LinkProgress>;

/**
 * How far each link has come. Leaving the page asks first while there are links that no phone has used and that are in
 * nobody's hands: their keys exist only here.
 */
export function useLinkProgress(made: MadeLinks | null, access: UseQueryResult<AthleteAccess[]>) {
  const [given, setGiven] = useState<ReadonlySet<number>>(new Set());
  const { data, dataUpdatedAt } = access;
  const progress = useMemo<ProgressByAthlete>(() => {
    // A list from before says of a link that is new that it has ended.
    const known = made !== null && dataUpdatedAt > made.at ? data : undefined;
    const byAthlete = new Map(known?.map((one) => [one.athlete_id, one]));
    return new Map(
      made?.links.map((link) => [
        link.athleteId,
        linkProgress(link, byAthlete.get(link.athleteId), given.has(link.athleteId)),
      ]),
    );
  }, [made, data, dataUpdatedAt, given]);

  const lost = [...progress.values()].filter((one) => one === 'waiting').length;
  const question = useMemo(() => linksTexts.leaveQuestion(lost), [lost]);
  useUnsavedWork(lost > 0, { question });

  return {
    progress,
    give: (athleteIds: readonly number[]) => setGiven((before) => new Set([...before, ...athleteIds])),
  };
}
