import { addDays } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isOnTeamOn, isOwnAthlete, staffOf, TEAM_STAFF } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { selectExpressions } from '../../../database/row-selection.js';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';

/** An athlete of the event, and another event of theirs around its day. */
export interface ConcurrentEvent {
  athleteId: number;
  firstName: string;
  lastName: string;
  eventId: number;
  date: string;
  eventTime: string;
  durationMin: number;
  title: string;
  /** Null for an event of the athlete. */
  team: string | null;
  /** Whether the coach's role tells the other event: one of the athlete alone, or of a team of the coach. */
  isTold: number | boolean;
}

const CONCURRENT = selectExpressions<ConcurrentEvent>({
  athleteId: 'athlete.id',
  firstName: 'athlete.first_name',
  lastName: 'athlete.last_name',
  eventId: 'other.id',
  date: 'other.date',
  eventTime: 'other.event_time',
  durationMin: 'other.duration_min',
  title: 'other.title',
  team: 'team.name',
  isTold: '(other.team_id IS NULL OR staff.coach_id IS NOT NULL)',
});

/**
 * The other events, with a time, of the athletes of an event on its day and the days beside it, which an event of at most a
 * day can reach. Of a team's event: those of other teams of its athletes, and of the athletes alone; of an athlete's event:
 * those of the athlete's teams. Who belongs to a team is decided on the day of its event. Without archived athletes. One
 * query; the caller has checked that the coach reaches the event.
 */
export function findConcurrentEvents(
  manager: EntityManager,
  { coachId, institutionId, today }: SignedInCoach,
  { teamId, athleteId, date }: Pick<CalendarEventEntity, 'teamId' | 'athleteId' | 'date'>,
): Promise<ConcurrentEvent[]> {
  const parts = athleteId === null ? [ofOtherTeams, ofMembersAlone] : [ofTeamsOfAthlete];
  const found = DAYS.flatMap((day) => parts.map((part) => part(day))).join(' UNION ALL ');
  return CONCURRENT.read(
    manager,
    `FROM (${found}) found
     INNER JOIN athletes athlete ON athlete.id = found.athlete_id AND athlete.archived_at IS NULL
     INNER JOIN calendar_events other ON other.id = found.event_id AND other.event_time IS NOT NULL
     LEFT JOIN teams team ON team.id = other.team_id
     LEFT JOIN ${TEAM_STAFF} staff ON ${staffOf('other.team_id', 'plan.read')}
     ORDER BY athlete.sort_key, athlete.id, other.date, other.event_time, other.id`,
    {
      coachId,
      institutionId,
      today,
      teamId,
      athleteId,
      date,
      dayBefore: addDays(date, -1),
      dayAfter: addDays(date, 1),
    },
  );
}

/** One part of the UNION for each day: with a range of days MariaDB reads all events of a team, whatever their day. */
const DAYS = [':dayBefore', ':date', ':dayAfter'] as const;

/**
 * The events of the team of a membership on a day. The COALESCE, here and below, changes no value: it makes the database
 * start from the memberships.
 */
const eventsOfTeam = (membership: string, day: string): string =>
  `INNER JOIN teams team ON team.id = ${membership}.team_id AND team.institution_id = :institutionId
   INNER JOIN calendar_events other ON other.team_id = COALESCE(${membership}.team_id, 0) AND other.date = ${day}
     AND ${isOnTeamOn(day, membership)}`;

const ofOtherTeams = (day: string): string =>
  `SELECT member.athlete_id, other.id AS event_id FROM memberships member
   INNER JOIN memberships elsewhere ON elsewhere.athlete_id = COALESCE(member.athlete_id, 0)
     AND elsewhere.team_id <> member.team_id
   ${eventsOfTeam('elsewhere', day)}
   WHERE member.team_id = :teamId AND ${isOnTeamOn(':date', 'member')}`;

/** Only of athletes whom the coach reaches today: the events of a former member are for the present staff. */
const ofMembersAlone = (day: string): string =>
  `SELECT member.athlete_id, other.id AS event_id FROM memberships member
   INNER JOIN athletes athlete ON athlete.id = member.athlete_id
   INNER JOIN calendar_events other ON other.athlete_id = COALESCE(member.athlete_id, 0) AND other.date = ${day}
   WHERE member.team_id = :teamId AND ${isOnTeamOn(':date', 'member')} AND ${isOwnAthlete('plan.read')}`;

const ofTeamsOfAthlete = (day: string): string =>
  `SELECT member.athlete_id, other.id AS event_id FROM memberships member
   ${eventsOfTeam('member', day)}
   WHERE member.athlete_id = :athleteId`;
