import type { EntityManager } from 'typeorm';
import { notFound } from '../errors/shared.errors.js';

/**
 * The one answer to "which teams and athletes does this coach reach": those of the teams whose staff they are. Works on
 * table names, so that every module may ask without importing another. What is out of reach reads as unknown.
 */

/** Joins `team_staff` in raw query builders: `innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })`. */
export const TEAM_STAFF = 'team_staff';
export const staffOf = (teamColumn: string) => `staff.team_id = ${teamColumn} AND staff.coach_id = :coachId`;

/** Throws "not found" unless every one of these athletes is the coach's own. Archived ones are: their history stays. */
export async function requireAthletes(manager: EntityManager, coachId: number, athleteIds: readonly number[]): Promise<void> {
  const wanted = new Set(athleteIds);
  if ((await countOwn(manager, coachId, [...wanted])) !== wanted.size) throw notFound();
}

/** How many of these athletes, each named once, are the coach's own; archived ones are. */
export async function countOwn(manager: EntityManager, coachId: number, athleteIds: readonly number[]): Promise<number> {
  const reached = await manager
    .createQueryBuilder()
    .select('COUNT(*)', 'count')
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .where('athlete.id IN (:...athleteIds)', { athleteIds })
    .getRawOne<{ count: string | number }>();
  return Number(reached?.count);
}
