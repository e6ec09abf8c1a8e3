import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { DECISION_DAYS_MAX } from '@touchline/contracts/decision-rules';
import type { FieldProblem } from '../../../common/errors/api-error.js';

/** A decision ends on its day or at most 28 days later: one that never ends would hide every later flag. */
export function decisionProblems(until: CalendarDate, today: CalendarDate): FieldProblem[] {
  if (until >= today && until <= addDays(today, DECISION_DAYS_MAX)) return [];
  return [{ path: 'until', message: `Until must be today or at most ${DECISION_DAYS_MAX} days later.` }];
}
