import { AVAILABILITY_DAYS_MAX } from '@touchline/contracts/availability-rules';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { FieldProblem } from '../../common/errors/api-error.js';
import type { AvailabilityWord } from './availability.mapper.js';

/** What the schema cannot express: the order of the days, and that an available athlete has no reason and no end. */
export function availabilityProblems(
  { status, bodyPart, fromDay: from, untilDay: until }: AvailabilityWord,
  today: CalendarDate,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const problem = (path: string, message: string) => problems.push({ path, message });
  if (from < addDays(today, -AVAILABILITY_DAYS_MAX) || from > addDays(today, AVAILABILITY_DAYS_MAX))
    problem('from', `From must be at most ${AVAILABILITY_DAYS_MAX} days from today.`);
  if (until !== null && until < from) problem('until', 'Until must not be before the first day.');
  if (until !== null && until > addDays(today, 2 * AVAILABILITY_DAYS_MAX))
    problem('until', 'Until must be within two years.');
  if (status === 'available' && bodyPart !== null)
    problem('body_part', 'Body part goes with Modified and Out; leave it empty for Available.');
  if (status === 'available' && until !== null)
    problem('until', 'Until goes with Modified and Out; leave it empty for Available.');
  return problems;
}
