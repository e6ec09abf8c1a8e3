import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** The state of a navigation to the sheet that opens the browser's print dialog as soon as the sheet is complete. */
export const PRINT_NOW = 'print-now';

/** The address of a day's sheet. It contains the day even for today, because a sheet may be opened again later. */
export function sheetAddress(params: URLSearchParams, day: CalendarDate): string {
  const written = new URLSearchParams(params);
  written.set('day', day);
  return `/workouts/print?${written.toString()}`;
}
