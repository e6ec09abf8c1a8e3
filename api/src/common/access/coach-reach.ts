import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import { notFound } from '../errors/shared.errors.js';

/**
 * The only place that decides which teams and athletes a coach may reach: the teams the coach is staff of, and their
 * athletes. The queries name tables instead of entities, so that every module can use them without importing another.
 * Athletes and teams out of reach are answered like unknown ones.
 */

/** Joins `team_staff`: `INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')}`, with the parameter `coachId`. */
export const TEAM_STAFF = 'team_staff';
export const staffOf = (teamColumn: string) => `staff.team_id = ${teamColumn} AND staff.coach_id = :coachId`;

const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });
const TEAM_OF_ATHLETE = selectExpressions<{ athleteId: number; teamId: number }>({
  athleteId: 'athlete.id',
  teamId: 'athlete.team_id',
});
const TEAM = selectExpressions<{ teamId: number }>({ teamId: 'staff.team_id' });
const OWN_ATHLETES = `FROM athletes athlete
  INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')}
  WHERE athlete.id IN (:...athleteIds)`;

/**
 * Throws "not found" unless the coach reaches every one of these athletes. Archived athletes count: their history stays
 * visible.
 */
export async function requireAthletes(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): Promise<void> {
  const wanted = new Set(athleteIds);
  if ((await countOwn(manager, coachId, [...wanted])) !== wanted.size) throw notFound();
}

/** Counts how many of these distinct athletes the coach reaches, archived ones included. */
export async function countOwn(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): Promise<number> {
  if (athleteIds.length === 0) return 0;
  const reached = await COUNT.readOne(manager, OWN_ATHLETES, { coachId, athleteIds });
  return Number(reached?.count);
}

/**
 * Maps each athlete to their team. Throws "not found" unless the coach reaches every one of them, archived ones
 * included.
 */
export async function requireTeamsOf(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): Promise<Map<number, number>> {
  const rows =
    athleteIds.length === 0 ? [] : await TEAM_OF_ATHLETE.read(manager, OWN_ATHLETES, { coachId, athleteIds });
  const teams = new Map(rows.map(({ athleteId, teamId }) => [athleteId, teamId]));
  if (athleteIds.some((id) => !teams.has(id))) throw notFound();
  return teams;
}

/** Throws "not found" unless the coach is staff of this team. */
export async function requireTeam(manager: EntityManager, coachId: number, teamId: number): Promise<void> {
  const staff = await TEAM.readOne(manager, `FROM ${TEAM_STAFF} staff WHERE ${staffOf(':teamId')}`, {
    teamId,
    coachId,
  });
  if (!staff) throw notFound();
}
