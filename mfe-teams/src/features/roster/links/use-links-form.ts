import { useRef, useState } from 'react';
import type { AthleteAccess, MadeLink } from '@touchline/contracts/athlete-access.schema';
import { ApiError, failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { linksTexts } from '../../../shared/texts/answers-texts.js';
import { makeLinksMutation } from '../api/change-athlete-access.js';
import { choiceProblem, reachable, withoutAccess, type LinkWay } from './model/link-choice.js';

/** The form of the links. The answer with the keys is passed on: to no cache, no address and no storage. */
export function useLinksForm(
  access: readonly AthleteAccess[],
  athleteId: number | null,
  onMade: (made: readonly MadeLink[]) => void,
) {
  const [chosen, choose] = useState<ReadonlySet<number>>(() =>
    athleteId === null ? withoutAccess(access) : new Set([athleteId]),
  );
  const [by, setWay] = useState<LinkWay>('screen');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // Set at once: a second click before the next render would make links that end the first ones.
  const isSending = useRef(false);
  const making = useMutation(makeLinksMutation(useApi(), useQueryClient()));
  const ids = reachable(access, by).flatMap(({ athlete_id: id }) => (chosen.has(id) ? [id] : []));

  async function make(): Promise<void> {
    const found = choiceProblem(ids.length);
    setProblem(found);
    setFailure(null);
    if (isSending.current || found !== null) return;
    isSending.current = true;
    try {
      onMade(await making.mutateAsync({ athlete_ids: ids, by }));
    } catch (error) {
      const { sentence, hint } = failureOf(error, linksTexts.makeFailed);
      const isUnknown = by === 'screen' && !ApiError.isRefusal(error);
      setFailure({ sentence, hint: isUnknown ? [hint, linksTexts.makeUnknown].filter(Boolean).join(' ') : hint });
    } finally {
      isSending.current = false;
    }
  }

  return {
    chosen,
    choose: (next: ReadonlySet<number>) => {
      setProblem(null);
      choose(next);
    },
    by,
    setWay,
    count: ids.length,
    problem,
    failure,
    busy: making.isPending,
    make,
  };
}
