import type { EventScope } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { RetryWriteError } from '../../database/database-errors.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import { eventChanged } from './calendar.errors.js';
import { scopeProblems } from './calendar.rules.js';
import { lockScope } from './series.repository.js';

interface OpenScope {
  /** The event that the coach opened, as it is stored now. */
  opened: CalendarEvent;
  /** All that are meant, that one included; by id. */
  events: CalendarEvent[];
}

/**
 * Takes hold of what a call is about, until the end of the transaction. `read` is the event that was found within reach: where it has moved
 * since, what it reaches is looked at again. Throws the conflict unless `seen` is its version, and a validation error for more than can be changed at once.
 */
export async function openScope(
  tx: EntityManager,
  read: CalendarEvent,
  scope: EventScope,
  seen: number | undefined,
): Promise<OpenScope> {
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
  if (seen !== undefined && seen !== opened.version) throw eventChanged();
  const problems = scopeProblems(events.length);
  if (problems.length > 0) throw validationFailed(problems);
  return { opened, events };
}
