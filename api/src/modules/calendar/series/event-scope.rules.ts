import { validationFailed } from '../../../common/errors/shared.errors.js';
import { eventChanged } from '../calendar.errors.js';
import { scopeProblems } from '../events/event.rules.js';
import type { EventsInScope } from '../events/planned-change.rules.js';

/**
 * Throws the conflict when the opened event is not at `expectedVersion`, and a validation error when the scope has more
 * events than one call may change.
 */
export function requireScope({ opened, events }: EventsInScope, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== opened.version) throw eventChanged();
  const problems = scopeProblems(events.length);
  if (problems.length > 0) throw validationFailed(problems);
}
