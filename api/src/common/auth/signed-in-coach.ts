import type { LateMarks, OtherTeamsSessions } from '@touchline/contracts/club-rules';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** The coach who calls: read from the session once per request, and the only source of the coach's reach. */
export interface SignedInCoach {
  coachId: number;
  name: string;
  email: string;
  phone: string | null;
  /** The label on the coach's profile. It grants nothing: a right is that of the role in a team. */
  role: string;
  avatar: string | null;
  /** The coach's role in each team, by its id. */
  roles: ReadonlyMap<number, StaffRole>;
  institutionId: number;
  institution: string;
  /** IANA time zone of the institution: decides which day "today" is. */
  timeZone: string;
  /** Days of load and wellness from before a membership that the team's staff see. */
  carriedDays: number;
  /** Whether sessions of events of teams in which the coach's role reads no load are read. */
  otherTeamsSessions: OtherTeamsSessions;
  /** Whether the club marks athletes as late. */
  lateMarks: LateMarks;
  /** The day at the institution when the call came. */
  today: CalendarDate;
  /** Instant of the last password check in this session. */
  authenticatedAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the caller check; undefined when the caller is the app or anyone. */
    coach?: SignedInCoach;
  }
}
