import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';

/** The plan of an event, as far as it decides about the load. `plannedRpe` null: no load is planned. */
export interface LoadPlan {
  date: CalendarDate;
  teamId: number | null;
  athleteId: number | null;
  plannedRpe: number | null;
  durationMin: number;
}

/** An event before and after a change; `before` is null for a new one. */
export interface PlanChange<Plan extends LoadPlan = LoadPlan> {
  before: Plan | null;
  after: Plan;
}

/** Whether a change alters somebody's planned load: another text of an event does not. */
export function changesLoad({ before, after }: PlanChange): boolean {
  if (before === null) return after.plannedRpe !== null;
  if (before.plannedRpe === null && after.plannedRpe === null) return false;
  const fields = ['date', 'teamId', 'athleteId', 'plannedRpe', 'durationMin'] as const;
  return fields.some((field) => before[field] !== after[field]);
}

/**
 * The Mondays of the calendar weeks whose planned load these changes alter, in order. A week that ended before `today`
 * is left out: recorded loads count there.
 */
export function touchedWeeks(changes: readonly PlanChange[], today: CalendarDate): CalendarDate[] {
  const plans = changes.filter(changesLoad).flatMap(({ before, after }) => (before ? [before, after] : [after]));
  const mondays = plans.filter(({ plannedRpe }) => plannedRpe !== null).map(({ date }) => mondayOf(date));
  return [...new Set(mondays)].filter((monday) => monday >= mondayOf(today)).sort();
}
