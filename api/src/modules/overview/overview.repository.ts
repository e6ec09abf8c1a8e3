import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';

/**
 * The numbers of everybody on a roster of the coach's teams, or of one of them; null where that one is out of reach, which a team
 * without athletes is not. One query.
 */
export async function findRoster(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
): Promise<number[] | null> {
  const query = manager
    .createQueryBuilder()
    .select('athlete.id', 'athleteId')
    .from('teams', 'team')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('team.id'), { coachId })
    .leftJoin('athletes', 'athlete', 'athlete.team_id = team.id AND athlete.archived_at IS NULL');
  if (teamId !== undefined) query.where('team.id = :teamId', { teamId });
  const rows = await query.getRawMany<{ athleteId: number | null }>();
  if (teamId !== undefined && rows.length === 0) return null;
  return rows.flatMap(({ athleteId }) => athleteId ?? []);
}
