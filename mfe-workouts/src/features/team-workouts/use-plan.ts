import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { gridRange, monthOf } from '@touchline/contracts/month';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { scheduledQuery, type ScheduledFilter } from '../../shared/workouts/api/get-scheduled.js';
import type { PlanView } from './model/plan-view.js';

export interface Plan {
  /** All days that the month's grid shows. */
  ofMonth: PlanPart;
  /** The selected day. */
  ofDay: PlanPart;
}

/** A query for a panel. */
export interface PlanPart {
  data: readonly ScheduledWorkout[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/**
 * What is scheduled in the shown month and on the selected day, which may be in another month: an athlete's own
 * workouts, or the team's.
 */
export function usePlan({
  teamId,
  athleteId,
  month,
  day,
}: Pick<PlanView, 'teamId' | 'athleteId' | 'month' | 'day'>): Plan {
  const api = useApi();
  const owner = { teamId: athleteId === null ? teamId : null, athleteId };
  const enabled = owner.teamId !== null || owner.athleteId !== null;
  const within = (filter: ScheduledFilter) => ({ ...scheduledQuery(api, filter), enabled });
  const months = useQuery(within({ ...owner, ...gridRange(month) }));
  const days = useQuery(within({ ...owner, ...gridRange(monthOf(day)) }));
  return {
    ofMonth: months,
    ofDay: {
      data: days.data?.filter(({ scheduled_date: date }) => date === day),
      error: days.error,
      refetch: days.refetch,
    },
  };
}
