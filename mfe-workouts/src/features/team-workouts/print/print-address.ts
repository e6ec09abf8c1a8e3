import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { writeView, type PlanView } from '../model/plan-view.js';

/** The sheet of the day that is shown. It names its day, today's as well: a sheet is often opened again later. The rest of the view goes along, for the way back. */
export function printAddress(view: PlanView, today: CalendarDate): string {
  const params = writeView(new URLSearchParams(), view, today);
  params.set('day', view.day);
  return `/workouts/print?${params.toString()}`;
}

/** Back to the plan as it was left: its month and the filters of its roster, too. */
export function planAddress(view: PlanView, today: CalendarDate): string {
  const query = writeView(new URLSearchParams(), view, today).toString();
  return query === '' ? '/workouts' : `/workouts?${query}`;
}
