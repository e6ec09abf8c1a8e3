import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { writeView, type PlanView } from '../model/plan-view.js';

/**
 * The address of the shown day's sheet. It contains the day even for today, because a sheet may be opened again later.
 * The rest of the view is kept for the way back.
 */
export function printAddress(view: PlanView, today: CalendarDate): string {
  const params = writeView(new URLSearchParams(), view, today);
  params.set('day', view.day);
  return `/workouts/print?${params.toString()}`;
}

/** The address of the plan as it was left, with month and roster filters. */
export function planAddress(view: PlanView, today: CalendarDate): string {
  const query = writeView(new URLSearchParams(), view, today).toString();
  return query === '' ? '/workouts' : `/workouts?${query}`;
}
