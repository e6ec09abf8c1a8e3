import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventSeries } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import { eventsText } from '../../model/event-texts.js';

/** What one scope of an event reaches. */
export type ScopeReach = EventSeries[EventScope];

/** What a choice is called: `This and following (12 events)`. */
export function scopeLabel(scope: EventScope, { events }: ScopeReach): string {
  if (scope === 'one') return 'Only this one';
  return `${scope === 'following' ? 'This and following' : 'All'} (${eventsText(events)})`;
}

/** `3 attendance marks are removed too.`, for a delete; null where there are none. */
export function marksText({ attendance_marks: marks }: ScopeReach): string | null {
  if (marks === 0) return null;
  return marks === 1 ? '1 attendance mark is removed too.' : `${marks} attendance marks are removed too.`;
}

/**
 * How many of the series lie before the event, which is what "all" has beyond "this and following"; null where none do. They are over only
 * where the event takes place today: of another day's series nobody here knows which of its days have passed.
 */
export function earlierText({ all, following }: EventSeries, date: CalendarDate, today: CalendarDate): string | null {
  const earlier = all.events - following.events;
  if (earlier <= 0) return null;
  const lie = earlier === 1 ? '1 of them is' : `${earlier} of them are`;
  return date === today ? `${lie} over.` : `${lie} before this one.`;
}
