import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventScope } from '@touchline/contracts/event-limits';

type DatedEvent = { id: number; date: CalendarDate };

/**
 * Whether an event of the series of `opened` belongs to the scope. `following` means `opened` itself and the events of
 * later days: another event on the same day does not belong to it.
 */
export function isInScope(event: DatedEvent, opened: DatedEvent, scope: EventScope): boolean {
  return event.id === opened.id || scope === 'all' || (scope === 'following' && event.date > opened.date);
}
