import type { AttendanceRecord, Closing } from '@touchline/contracts/attendance.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { teamLabel } from '@touchline/ui/pickers';
import type { AthleteName } from '../api/get-names.js';
import type { WaitingMark } from '../queue/waiting-mark.js';
import { buildRegister, countRegister } from './register.js';

/** An event of the day that takes attendance. */
export interface TodayEvent {
  event: CalendarEvent;
  teamId: number;
  team: string;
  /** When attendance was closed; null while it is open, or not known to be closed. */
  closedAt: string | null;
  /** Athletes without a mark, waiting marks counted; null while the marks or the athletes are not known. */
  pending: number | null;
  /** Whether nobody is in the register. */
  isEmpty: boolean;
}

interface TodaySources {
  teams: readonly TeamWithAthletes[];
  /** The events of the day, by time. */
  events: readonly CalendarEvent[];
  athletes: readonly (Athlete | AthleteName)[] | undefined;
  /** The stored marks of the day. */
  marks: readonly AttendanceRecord[] | undefined;
  waiting: readonly WaitingMark[];
  closings: readonly Closing[];
}

/** The events of all teams that take attendance, in the order of the day; those that last all day come first, as there. */
export function todayEvents({ teams, events, athletes, marks, waiting, closings }: TodaySources): TodayEvent[] {
  return events.flatMap((event) => {
    const { event_id: eventId, team_id: teamId, date } = event;
    const team = teamId === null ? null : teamLabel(teams, teamId);
    if (teamId === null || !team || !event.attendance_taken) return [];
    const isKnown = athletes !== undefined && marks !== undefined;
    const entries = isKnown
      ? buildRegister({
          athletes,
          overlaps: [],
          records: marks.filter(({ event_id: id }) => id === eventId),
          waiting,
          eventId,
          teamId,
          date,
        })
      : [];
    return {
      event,
      teamId,
      team,
      closedAt: closings.find(({ event_id: id }) => id === eventId)?.closed_at ?? null,
      pending: isKnown ? countRegister(entries).pending : null,
      isEmpty: isKnown && entries.length === 0,
    };
  });
}
