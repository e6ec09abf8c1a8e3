import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventType } from '@touchline/contracts/calendar.schema';

/** The properties of an event that a coach can set. */
export interface PlannedContent {
  teamId: number | null;
  athleteId: number | null;
  date: CalendarDate;
  /** HH:mm; null: all day. */
  eventTime: string | null;
  durationMin: number;
  plannedRpe: number | null;
  title: string;
  type: EventType;
  notes: string | null;
  attendanceTaken: boolean;
}

/**
 * Applies the change from `opened` to `wanted` to another event of the series. Only properties that differ between the
 * two are set, so that earlier changes of this single event stay; its date moves by as many days as that of `opened`,
 * unless it keeps its date (`keptDates`). Null when the date would leave the years 1900–2999.
 */
export function withSameChange<T extends PlannedContent>(
  event: T,
  opened: PlannedContent,
  wanted: PlannedContent,
  keepsDate = false,
): T | null {
  const date = keepsDate ? event.date : addDays(event.date, daysBetween(opened.date, wanted.date));
  if (!isCalendarDate(date)) return null;

  const names = Object.keys(wanted) as (keyof PlannedContent)[];
  const changed = names.filter((name) => name !== 'date' && wanted[name] !== opened[name]);
  return { ...event, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])), date };
}

/**
 * Whether a change moves the event to another team or athlete, or makes it an event without attendance. Neither is
 * allowed once attendance was taken at it.
 */
export function dropsAttendance(before: PlannedContent, after: PlannedContent): boolean {
  return (
    before.teamId !== after.teamId ||
    before.athleteId !== after.athleteId ||
    (before.attendanceTaken && !after.attendanceTaken)
  );
}
