import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { notFound } from '../errors/shared.errors.js';

/**
 * The only place that decides which teams and athletes a coach may reach: the teams the coach is staff of, and their
 * athletes. The queries name tables instead of entities, so that every module can use them without importing another.
 * Athletes and teams out of reach are answered like unknown ones.
 */

/** Joins `team_staff` in a query builder: `innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })`. */
export const TEAM_STAFF = 'team_staff';
export const staffOf = (teamColumn: string) => `staff.team_id = ${teamColumn} AND staff.coach_id = :coachId`;

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
  const reached = await ownAthletes(manager, coachId, athleteIds)
    .select('COUNT(*)', 'count')
    .getRawOne<{ count: string | number }>();
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
  const rows = await ownAthletes(manager, coachId, athleteIds)
    .select('athlete.id', 'athleteId')
    .addSelect('athlete.team_id', 'teamId')
    .getRawMany<{ athleteId: number; teamId: number }>();
  const teams = new Map(rows.map(({ athleteId, teamId }) => [athleteId, teamId]));
  if (athleteIds.some((id) => !teams.has(id))) throw notFound();
  return teams;
}

/** Throws "not found" unless the coach is staff of this team. */
export async function requireTeam(manager: EntityManager, coachId: number, teamId: number): Promise<void> {
  const staff = await manager
    .createQueryBuilder()
    .select('staff.team_id', 'teamId')
    .from(TEAM_STAFF, 'staff')
    .where(staffOf(':teamId'), { teamId, coachId })
    .getRawOne();
  if (!staff) throw notFound();
}

function ownAthletes(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): SelectQueryBuilder<ObjectLiteral> {
  return manager
    .createQueryBuilder()
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .where('athlete.id IN (:...athleteIds)', { athleteIds });
}
