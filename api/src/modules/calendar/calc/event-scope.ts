import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EventScope } from '@touchline/contracts/event-limits';

type Dated = { id: number; date: CalendarDate };

/** Whether an event of the series of `opened` is meant, too. The following are those of later days: another one on its own day is not. */
export function isInScope(event: Dated, opened: Dated, scope: EventScope): boolean {
  return event.id === opened.id || scope === 'all' || (scope === 'following' && event.date > opened.date);
}
