import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { gridRange, monthOf } from '@touchline/contracts/month';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { scheduledQuery, type ScheduledChoice } from '../../shared/workouts/api/get-scheduled.js';
import type { PlanView } from './model/plan-view.js';

export interface Plan {
  /** Of the days that the month's grid shows. */
  ofMonth: PlanPart;
  /** Of the selected day. */
  ofDay: PlanPart;
}

/** For a panel: without data while it is not there. */
export interface PlanPart {
  data: readonly ScheduledWorkout[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

/** What is scheduled in the shown month, and on the selected day, which may lie in another: an athlete's own workouts, or those of the team as a whole. */
export function usePlan({
  teamId,
  athleteId,
  month,
  day,
}: Pick<PlanView, 'teamId' | 'athleteId' | 'month' | 'day'>): Plan {
  const api = useApi();
  const owner = { teamId: athleteId === null ? teamId : null, athleteId };
  const enabled = owner.teamId !== null || owner.athleteId !== null;
  const within = (choice: ScheduledChoice) => ({ ...scheduledQuery(api, choice), enabled });
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
