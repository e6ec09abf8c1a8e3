import { statusText, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { FieldProblem } from '../../common/errors/api-error.js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEventEntity } from '../calendar/index.js';
import type { MembershipEntity } from '../memberships/index.js';

/** The event as a call describes it. */
interface SentEvent {
  team_id: number;
  date: string;
}

/**
 * Why attendance cannot be taken at this event; it may have moved to another day since the coach's screen was loaded.
 */
export function eventProblems({ teamId, date, attendanceTaken }: CalendarEventEntity, sent: SentEvent): FieldProblem[] {
  return [
    ...(attendanceTaken
      ? []
      : [{ path: 'event_id', message: 'Event id must be that of an event at which attendance is taken.' }]),
    ...(teamId === sent.team_id ? [] : [{ path: 'team_id', message: 'Team id must be that of the event’s team.' }]),
    ...(date === sent.date
      ? []
      : [{ path: 'date', message: 'Date must be the day of the event. The event may have been moved.' }]),
  ];
}

/** Whether somebody with these memberships of a team may be marked at its event: whoever joined later may have been a guest. */
export const mayBeMarked = (memberships: readonly Pick<MembershipEntity, 'lastDay'>[], day: CalendarDate): boolean =>
  memberships.some(({ lastDay }) => lastDay === null || lastDay >= day);

export const NOT_IN_TEAM: FieldProblem = {
  path: 'athlete_id',
  message: 'Athlete id must be that of an athlete of the event’s team.',
};

/** Why a status cannot be given: the club does not offer it. The stored one stays, so that a mark can be sent again. */
export const statusProblems = (
  status: AttendanceStatus,
  stored: AttendanceStatus | undefined,
  offered: readonly AttendanceStatus[],
): FieldProblem[] =>
  offered.includes(status) || status === stored
    ? []
    : [{ path: 'status', message: `${statusText(status)} marks are switched off in the settings of your club.` }];
