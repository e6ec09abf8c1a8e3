import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { notFound } from '../errors/shared.errors.js';

/**
 * The one answer to "which teams and athletes does this coach reach": those of the teams whose staff they are. Works on
 * table names, so that every module may ask without importing another. What is out of reach reads as unknown.
 */

/** Joins `team_staff` in raw query builders: `innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })`. */
export const TEAM_STAFF = 'team_staff';
export const staffOf = (teamColumn: string) => `staff.team_id = ${teamColumn} AND staff.coach_id = :coachId`;

/** Throws "not found" unless every one of these athletes is the coach's own. Archived ones are: their history stays. */
export async function requireAthletes(
  manager: EntityManager,
  coachId: number,
  athleteIds: readonly number[],
): Promise<void> {
  const wanted = new Set(athleteIds);
  if ((await countOwn(manager, coachId, [...wanted])) !== wanted.size) throw notFound();
}

/** How many of these athletes, each named once, are the coach's own; archived ones are. */
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

/** The team of each of these athletes, by athlete. Throws "not found" unless every one of them is the coach's own; archived ones are. */
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
