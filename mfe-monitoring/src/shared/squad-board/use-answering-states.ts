import { useMemo } from 'react';
import { answeringState, type AnsweringState } from '@touchline/contracts/answering-state';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { accessQuery } from './api/get-athlete-access.js';

/**
 * What each athlete needs to answer on their own phone. Empty while it loads and after a failure: the board is complete
 * without it, as for a role that does not administer the team. An earlier day does not show it, because it is known of today only.
 */
export function useAnsweringStates(teamId: number | null, isToday: boolean): ReadonlyMap<number, AnsweringState> {
  const isTold = useMay()('administration.read', teamId) && isToday;
  const { data } = useQuery({ ...accessQuery(useApi(), teamId), enabled: isTold });
  return useMemo(
    () => new Map(isTold ? data?.map((access) => [access.athlete_id, answeringState(access)]) : []),
    [data, isTold],
  );
}
