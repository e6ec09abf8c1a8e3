import { useCallback, useEffect } from 'react';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { gridRange } from '@touchline/contracts/month';
import type { ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { useApi } from '@touchline/ui/host';
import { useQuery, useQueryClient } from '@touchline/ui/query';
import { scheduledDatesQuery, scheduledQuery } from '../../shared/workouts/api/get-scheduled.js';
import { isFreeDay } from './model/is-free-day.js';
import type { PlanView } from './model/plan-view.js';

export interface Plan {
  /** All days that the month's grid shows, without the lines of their workouts. */
  ofMonth: PlanPart<ScheduledDate>;
  /** The selected day, which may be in another month. */
  ofDay: PlanPart<ScheduledWorkout>;
  /** Loads a day that the coach is about to select. */
  preloadDay: (day: CalendarDate) => void;
}

/** A query for a panel. */
export interface PlanPart<Listed> {
  data: readonly Listed[] | undefined;
  error: unknown;
  refetch: () => unknown;
}

type PlanOwner = Pick<PlanView, 'teamId' | 'athleteId'>;

const NO_WORKOUTS: readonly ScheduledWorkout[] = [];

/**
 * The workouts of the shown month and of the selected day: an athlete's own workouts, or the team's. The workouts
 * of the days before and after are loaded ahead, so that the arrows show them at once.
 */
export function usePlan({ month, day, ...view }: PlanOwner & Pick<PlanView, 'month' | 'day'>): Plan {
  const api = useApi();
  const queryClient = useQueryClient();
  const { teamId, athleteId } = ownerOf(view);
  const days = gridRange(month);
  const ofMonth = useQuery({
    ...scheduledDatesQuery(api, { teamId, athleteId, ...days }),
    enabled: teamId !== null || athleteId !== null,
  });

  const { data: dates } = ofMonth;
  const isFree = useCallback((date: CalendarDate) => isFreeDay(date, month, dates), [month, dates]);
  const loadedDay = usePlanOfDay({ ...view, day }, isFree(day));
  const ofDay = isFree(day) ? { data: NO_WORKOUTS, error: ofMonth.error, refetch: ofMonth.refetch } : loadedDay;
  const preloadDay = useCallback(
    (date: CalendarDate) => {
      if (!isCalendarDate(date) || isFree(date)) return;
      void queryClient.prefetchQuery(scheduledQuery(api, { teamId, athleteId, from: date, to: date }));
    },
    [api, queryClient, teamId, athleteId, isFree],
  );
  const isLoaded = ofDay.data !== undefined && dates !== undefined;
  useEffect(() => {
    if (isLoaded) for (const step of [1, -1]) preloadDay(addDays(day, step));
  }, [isLoaded, day, preloadDay]);
  return { ofMonth, ofDay, preloadDay };
}

/** The workouts of one day, with their lines. A day that is known to be free is not asked for. */
export function usePlanOfDay(
  { day, ...view }: PlanOwner & Pick<PlanView, 'day'>,
  isFree = false,
): PlanPart<ScheduledWorkout> {
  const { teamId, athleteId } = ownerOf(view);
  return useQuery({
    ...scheduledQuery(useApi(), { teamId, athleteId, from: day, to: day }),
    enabled: (teamId !== null || athleteId !== null) && !isFree,
  });
}

/** The plan of an athlete has none of the team's workouts. */
function ownerOf({ teamId, athleteId }: PlanOwner): PlanOwner {
  return { teamId: athleteId === null ? teamId : null, athleteId };
}
