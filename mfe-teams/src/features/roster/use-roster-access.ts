import { useMemo } from 'react';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { useApi, useMay } from '@touchline/ui/host';
import { useQuery, type UseQueryResult } from '@touchline/ui/query';
import { accessQuery } from './api/get-athlete-access.js';
import { filterAthletes, filterNotAnswering, type AccessByAthlete, type RosterView } from './model/roster-view.js';

const NOBODY: readonly Athlete[] = [];

interface RosterAccess {
  query: UseQueryResult<AthleteAccess[]>;
  /** Null on the list of archived athletes, of whom none can answer, and where the coach's role does not tell it. */
  byAthlete: AccessByAthlete | null;
  /** The athletes that the filters leave. */
  shown: readonly Athlete[];
  /** The search finds athletes, and all of them can answer. */
  isFoundReady: boolean;
}

/** Who of the team can answer on their phone, beside the roster: a failure takes away nothing else. */
export function useRosterAccess(
  teamId: number,
  athletes: readonly Athlete[] = NOBODY,
  { archived, cannotAnswer, search }: RosterView,
): RosterAccess {
  const isAsked = useMay()('administration.read', teamId) && !archived;
  const query = useQuery({ ...accessQuery(useApi(), teamId), enabled: isAsked });
  const { data } = query;
  const byAthlete = useMemo(
    () => (isAsked ? new Map(data?.map((access) => [access.athlete_id, access])) : null),
    [isAsked, data],
  );
  const found = useMemo(() => filterAthletes(athletes, search), [athletes, search]);
  const shown = useMemo(
    () => (cannotAnswer && byAthlete ? filterNotAnswering(found, byAthlete) : found),
    [found, cannotAnswer, byAthlete],
  );
  return { query, byAthlete, shown, isFoundReady: found.length > 0 && shown.length === 0 };
}
