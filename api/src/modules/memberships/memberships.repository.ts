import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { isOnTeamOn } from '../../common/access/coach-reach.js';
import type { DayRange } from '../../common/paging/athlete-rows.js';
import { select } from '../../database/row-selection.js';
import { MembershipEntity } from './membership.entity.js';

const MEMBER = select(MembershipEntity, 'membership', ['athleteId']);
const ON_TEAM = `FROM memberships membership INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
  WHERE membership.team_id = :teamId AND ${isOnTeamOn(':day')}`;
const IN_ORDER = 'GROUP BY membership.athlete_id ORDER BY membership.athlete_id';

interface TeamDay {
  teamId: number;
  day: CalendarDate;
}

/** The athletes who belonged to a team on at least one day of a range, ascending. One query. */
export async function findMembersBetween(manager: EntityManager, teamId: number, days: DayRange): Promise<number[]> {
  const rows = await MEMBER.read(
    manager,
    `FROM memberships membership WHERE membership.team_id = :teamId
     AND (membership.joined_on IS NULL OR membership.joined_on <= :to)
     AND (membership.last_day IS NULL OR membership.last_day >= :from) ${IN_ORDER}`,
    { teamId, ...days },
  );
  return rows.map(({ athleteId }) => athleteId);
}

/** The athletes who belonged to a team on a day, ascending. One query. */
export const findMembersOn = (manager: EntityManager, { teamId, day }: TeamDay): Promise<number[]> =>
  findMembersBetween(manager, teamId, { from: day, to: day });

/** As `findMembersOn`, without those who were archived on that day: nobody expects them at an event any more. One query. */
export async function findExpectedOn(manager: EntityManager, { teamId, day }: TeamDay): Promise<number[]> {
  const isLeaving = 'athlete.archived_at IS NOT NULL AND membership.last_day = :day';
  const rows = await MEMBER.read(manager, `${ON_TEAM} AND NOT (${isLeaving}) ${IN_ORDER}`, { teamId, day });
  return rows.map(({ athleteId }) => athleteId);
}

const NUMBER = select(MembershipEntity, 'membership', ['jerseyNumber']);

/** The jersey numbers of a team on a day. One query. */
export async function findJerseyNumbers(manager: EntityManager, { teamId, day }: TeamDay): Promise<Set<string>> {
  const rows = await NUMBER.read(manager, `${ON_TEAM} AND membership.jersey_number IS NOT NULL`, { teamId, day });
  return new Set(rows.flatMap(({ jerseyNumber }) => jerseyNumber ?? []));
}
