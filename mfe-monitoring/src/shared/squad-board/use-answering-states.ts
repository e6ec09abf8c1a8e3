import { useMemo } from 'react';
import { answeringState, type AnsweringState } from '@touchline/contracts/answering-state';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { accessQuery } from './api/get-athlete-access.js';

/**
 * What each athlete needs to answer on their own phone. Empty while it loads and after a failure: the board is complete
 * without it. An earlier day does not show it, because it is known of today only.
 */
export function useAnsweringStates(teamId: number | null, isToday: boolean): ReadonlyMap<number, AnsweringState> {
  const { data } = useQuery({ ...accessQuery(useApi(), teamId), enabled: isToday });
  return useMemo(
    () => new Map(isToday ? data?.map((access) => [access.athlete_id, answeringState(access)]) : []),
    [data, isToday],
  );
}
