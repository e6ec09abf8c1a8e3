import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { RetryWriteError } from '../../../database/database-errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import type { EventsInScope } from '../events/planned-change.rules.js';
import { requireScope } from './event-scope.rules.js';
import { lockScope } from './series.repository.js';

/**
 * Locks the events of a scope until the end of the transaction. `read` is the event as it was found within reach.
 * Throws RetryWriteError when its day, series or owner changed between reading and locking, the conflict when it is not
 * at `expectedVersion`, and a validation error when the scope has more events than one call may change.
 */
export async function lockEventScope(
  tx: EntityManager,
  read: CalendarEventEntity,
  scope: EventScope,
  expectedVersion: number | undefined,
): Promise<EventsInScope> {
  const events = await lockScope(tx, read, scope);
  const opened = events.find(({ id }) => id === read.id);
  if (
    !opened ||
    opened.date !== read.date ||
    opened.seriesId !== read.seriesId ||
    opened.teamId !== read.teamId ||
    opened.athleteId !== read.athleteId
  )
    throw new RetryWriteError();

  requireScope({ opened, events }, expectedVersion);
  return { opened, events };
}
