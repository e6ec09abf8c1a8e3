import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventType } from '@touchline/contracts/calendar.schema';

/** What a coach decides about an event. */
export interface PlannedContent {
  teamId: number | null;
  athleteId: number | null;
  date: CalendarDate;
  /** HH:mm; null: all day. */
  eventTime: string | null;
  durationMin: number;
  title: string;
  type: EventType;
  notes: string | null;
  attendanceTaken: boolean;
}

/**
 * What another event of a series becomes when `opened` becomes `wanted`: only what the coach has changed, so that what somebody has said of
 * this one event alone stays; its day moves by as many days as the opened one's. Null where it would move past the years 1900–2999.
 */
export function changedLike<T extends PlannedContent>(
  event: T,
  opened: PlannedContent,
  wanted: PlannedContent,
): T | null {
  const date = addDays(event.date, daysBetween(opened.date, wanted.date));
  if (!isCalendarDate(date)) return null;
  const names = Object.keys(wanted) as (keyof PlannedContent)[];
  const changed = names.filter((name) => name !== 'date' && wanted[name] !== opened[name]);
  return { ...event, ...Object.fromEntries(changed.map((name) => [name, wanted[name]])), date };
}

/** Whether the event is another team's or athlete's afterwards, or takes no attendance any more: what it must not become once attendance was taken at it. */
export function loosensAttendance(before: PlannedContent, after: PlannedContent): boolean {
  return (
    before.teamId !== after.teamId ||
    before.athleteId !== after.athleteId ||
    (before.attendanceTaken && !after.attendanceTaken)
  );
}
