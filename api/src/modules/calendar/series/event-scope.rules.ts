import type { EventScope } from '@touchline/contracts/event-limits';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { requireVersion } from '../../../common/versioned/seen-version.js';
import { isInScope } from '../calc/event-scope.js';
import { eventChanged } from '../calendar.errors.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { scopeProblems } from '../events/event.rules.js';
import type { EventsInScope } from '../events/planned-change.rules.js';

/** The events of `series` that a change of `opened`, one of them, covers. */
export function eventsInScope(
  opened: CalendarEventEntity,
  series: CalendarEventEntity[],
  scope: EventScope,
): EventsInScope {
  return { opened, scope, events: series.filter((event) => isInScope(event, opened, scope)), series };
}

/**
 * Throws the conflict when the opened event is not at `expectedVersion`, and a validation error when the scope has more
 * events than one call may change.
 */
export function requireScope({ opened, events }: EventsInScope, expectedVersion: number | undefined): void {
  requireVersion({ stored: opened.version, seen: expectedVersion, conflictError: eventChanged });
  const problems = scopeProblems(events.length);
  if (problems.length > 0) throw validationFailed(problems);
}
