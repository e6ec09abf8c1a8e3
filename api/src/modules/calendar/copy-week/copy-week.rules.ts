import { addDays, daysBetween, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { CopyWeekBody } from '@touchline/contracts/calendar.schema';
import { EVENTS_AT_ONCE_MAX } from '@touchline/contracts/event-limits';
import type { EntityManager } from 'typeorm';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { planWeekCopy, type WeekCopyPlan } from '../calc/week-copy.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { findTeamEvents } from '../events/calendar.repository.js';

/** The last week of the calendar is incomplete: a Monday can be a valid date although the Sunday after it is not. */
export function requireWithinCalendar({ from_week: from, to_week: to }: CopyWeekBody): void {
  const problems = [
    { path: 'from_week', label: 'From week', monday: from },
    { path: 'to_week', label: 'To week', monday: to },
  ]
    .filter(({ monday }) => !isCalendarDate(addDays(monday, 6)))
    .map(({ path, label }) => ({ path, message: `${label} must end before the year 3000.` }));
  if (problems.length > 0) throw validationFailed(problems);
}

/** What copying the week comes to; saving writes it, the preview of a plan only looks at it. Two queries. */
export async function planCopiedWeek(
  manager: EntityManager,
  { team_id: teamId, from_week: from, to_week: to }: CopyWeekBody,
): Promise<WeekCopyPlan<CalendarEventEntity>> {
  const weekOf = (monday: CalendarDate) => ({ from: monday, to: addDays(monday, 6) });
  const source = await findTeamEvents(manager, teamId, weekOf(from));
  const target = await findTeamEvents(manager, teamId, weekOf(to));

  const plan = planWeekCopy(source, target, daysBetween(from, to));
  if (plan.copies.length > EVENTS_AT_ONCE_MAX) throw tooManyEvents(plan.copies.length);
  return plan;
}

const tooManyEvents = (events: number) =>
  validationFailed([
    {
      path: 'from_week',
      message: `This week has ${events} events to copy; at most ${EVENTS_AT_ONCE_MAX} can be copied at once.`,
    },
  ]);
