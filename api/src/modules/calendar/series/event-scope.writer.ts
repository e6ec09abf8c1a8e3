import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { eventChanged } from '../calendar.errors.js';
import { scopeProblems } from '../events/event.rules.js';
import { lockScope } from './series.repository.js';

interface LockedScope {
  /** The event that the coach opened, as stored now. */
  opened: CalendarEventEntity;
  /** All events of the scope, including `opened`, by id. */
  events: CalendarEventEntity[];
}

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
): Promise<LockedScope> {
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

  if (expectedVersion !== undefined && expectedVersion !== opened.version) throw eventChanged();
  const problems = scopeProblems(events.length);
  if (problems.length > 0) throw validationFailed(problems);
  return { opened, events };
}
