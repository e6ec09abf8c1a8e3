import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { sheetAddress } from '../../../shared/workouts/model/sheet-address.js';
import { writeView, type PlanView } from '../model/plan-view.js';

/** The address of the shown day's sheet. The rest of the view is kept for the way back. */
export function printAddress(view: PlanView, today: CalendarDate): string {
  return sheetAddress(writeView(new URLSearchParams(), view, today), view.day);
}

/** The address of the plan as it was left, with month and roster filters. */
export function planAddress(view: PlanView, today: CalendarDate): string {
  const query = writeView(new URLSearchParams(), view, today).toString();
  return query === '' ? '/workouts' : `/workouts?${query}`;
}
