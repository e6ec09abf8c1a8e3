import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { findReach, requireTeamsOf } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Reach, type ReachedDays } from '../../common/access/reach.js';
import type { DayRange, ReachedAthletes } from '../../common/paging/athlete-rows.js';
import { findOwnAthletes } from '../athletes/index.js';

/** The athletes of a team in a range of days. */
export interface Teammates extends ReachedAthletes {
  /** Whether an athlete belonged to the team on a day. Records of other days count for no figure of the team. */
  isMemberOn: (athleteId: number, day: CalendarDate) => boolean;
}

/**
 * Those who were on this athlete's team in a range of days. Throws "not found" unless the coach reaches the athlete,
 * archived or not. Of several teams it is the main one, when the coach reaches it. Three queries.
 */
export async function findTeammates(
  manager: EntityManager,
  coach: SignedInCoach,
  permission: Permission,
  athleteId: number,
  range: DayRange,
): Promise<Teammates> {
  const [teamId] = await requireTeamsOf(manager, coach, permission, athleteId);
  const roster = await findOwnAthletes(manager, coach, permission, { teamId, days: range });
  const days = new Reach(
    new Map(
      roster.map(({ athlete, memberships }) => [
        athlete.id,
        memberships.map(({ joinedOn, lastDay }): ReachedDays => ({ from: joinedOn, to: lastDay })),
      ]),
    ),
  );
  const athleteIds = roster.map(({ athlete }) => athlete.id);
  return {
    athleteIds,
    reach: (await findReach(manager, coach, athleteIds))(permission),
    isMemberOn: (id, day) => days.covers(id, day),
  };
}
