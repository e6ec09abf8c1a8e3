import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { DECISION_DAYS_MAX, latestUntil } from '@touchline/contracts/decision-rules';
import type { FieldProblem } from '../../../common/errors/api-error.js';

/** A decision lasts 1 to 28 days, its first one included: one that never ends would hide every later flag. */
export function decisionProblems(until: CalendarDate, today: CalendarDate): FieldProblem[] {
  if (until >= today && until <= latestUntil(today)) return [];
  return [{ path: 'until', message: `Until must be one of the ${DECISION_DAYS_MAX} days that begin today.` }];
}
