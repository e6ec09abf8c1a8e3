import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { notFound } from '../../common/errors/shared.errors.js';

/**
 * The athletes on this athlete's team, without archived ones. Throws "not found" unless the coach reaches the athlete,
 * archived or not. One query.
 */
export async function findTeammates(manager: EntityManager, coachId: number, athleteId: number): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder()
    .select('mate.id', 'mateId')
    .from('athletes', 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .leftJoin('athletes', 'mate', 'mate.team_id = athlete.team_id AND mate.archived_at IS NULL')
    .where('athlete.id = :athleteId', { athleteId })
    .getRawMany<{ mateId: number | null }>();
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ mateId }) => mateId ?? []);
}
