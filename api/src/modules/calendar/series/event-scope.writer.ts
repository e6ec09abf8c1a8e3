import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { RetryWriteError } from '../../../database/database-errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import type { EventsInScope } from '../events/planned-change.rules.js';
import { eventsInScope } from './event-scope.rules.js';
import { lockSeries } from './series.repository.js';

/**
 * Locks the events of a scope until the end of the transaction. `read` is the event as it was found within reach.
 * Throws RetryWriteError when its day, series or owner changed between reading and locking. The caller checks the
 * version and the number of events with `requireScope`.
 */
export async function lockEventScope(
  tx: EntityManager,
  read: CalendarEventEntity,
  scope: EventScope,
): Promise<EventsInScope> {
  const series = await lockSeries(tx, read, scope);
  const opened = series.find(({ id }) => id === read.id);
  if (
    !opened ||
    opened.date !== read.date ||
    opened.seriesId !== read.seriesId ||
    opened.teamId !== read.teamId ||
    opened.athleteId !== read.athleteId
  )
    throw new RetryWriteError();

  return eventsInScope(opened, series, scope);
}
