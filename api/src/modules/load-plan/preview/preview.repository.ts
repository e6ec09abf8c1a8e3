import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { findOwnAthlete, findOwnAthletes, type RosterAthlete } from '../../athletes/index.js';
import { findFirstSessionDates, findLoadsOf, type LoadSession } from '../../training-load/index.js';
import { firstComparedDay } from '../calc/weeks.js';

/** The teams and athletes whose events a change touches. */
export interface PlanOwners {
  teamIds: readonly number[];
  athleteIds: readonly number[];
}

/** The athletes on the rosters of these teams, and these athletes. A query for each: a change has two owners at most. */
export async function findPlannedAthletes(
  manager: EntityManager,
  coach: SignedInCoach,
  { teamIds, athleteIds }: PlanOwners,
): Promise<RosterAthlete[]> {
  const found: RosterAthlete[] = [];
  for (const teamId of teamIds) found.push(...(await findOwnAthletes(manager, coach, 'load.read', { teamId })));
  for (const athleteId of athleteIds) {
    const member = await findOwnAthlete(manager, coach, 'load.read', athleteId);
    if (member) found.push(member);
  }
  return [...new Map(found.map((member) => [member.athlete.id, member])).values()];
}

/** The records of one athlete. */
export interface RecordedLoads {
  /** Undefined without sessions. */
  firstSession: CalendarDate | undefined;
  /** The sessions of the compared weeks and of the present week, up to today, unordered. */
  loads: readonly LoadSession[];
}

/** The records of these athletes (at least one), by athlete. Two queries. */
export async function findRecordedLoads(
  manager: EntityManager,
  athletes: ReachedAthletes,
  today: CalendarDate,
): Promise<(athleteId: number) => RecordedLoads> {
  const firstSessions = await findFirstSessionDates(manager, athletes);
  const loads = await findLoadsOf(manager, athletes, { from: firstComparedDay(today), to: today });
  return (athleteId) => ({ firstSession: firstSessions.get(athleteId), loads: loads(athleteId) });
}
