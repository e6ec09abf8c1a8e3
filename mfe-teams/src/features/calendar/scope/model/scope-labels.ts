import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { formatCount } from '../../../../shared/format-count.js';
import { calendarTexts } from '../../../../shared/texts/calendar-texts.js';

/** Numbers of events and attendance marks that a scope covers. */
export type ScopeReach = EventSeries[EventScope];

/** The label of a choice: `This and following (12 events)`. */
export function scopeLabel(scope: EventScope, { events }: ScopeReach): string {
  if (scope === 'one') return 'Only this one';
  return `${scope === 'following' ? 'This and following' : 'All'} (${formatCount(events, 'event')})`;
}

/** The attendance marks that a deletion removes; null without marks. */
export function marksText({ attendance_marks: marks }: ScopeReach): string | null {
  return marks === 0 ? null : calendarTexts.deletesMarks(marks);
}

/** The events that keep their date when the series moves; null without such events. */
export function stayingText({ took_place: tookPlace, own_day: ownDay }: ScopeReach): string | null {
  const texts = [
    ...(tookPlace === 0 ? [] : [calendarTexts.tookPlaceStay(tookPlace)]),
    ...(ownDay === 0 ? [] : [calendarTexts.otherWeekdayStays(ownDay)]),
  ];
  return texts.length === 0 ? null : texts.join(' ');
}

/**
 * The number of events of the series before this one, which "all" adds to "this and following"; null without earlier
 * events. They are certainly in the past only when this event takes place today.
 */
export function earlierText({ all, following }: EventSeries, date: CalendarDate, today: CalendarDate): string | null {
  const earlier = all.events - following.events;
  if (earlier <= 0) return null;
  return date === today ? calendarTexts.earlierArePast(earlier) : calendarTexts.earlierThanThis(earlier);
}
