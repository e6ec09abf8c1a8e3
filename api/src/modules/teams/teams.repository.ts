import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { Team } from './team.entity.js';

export interface CountedTeam {
  team: Team;
  athleteCount: number;
}

/** The coach's teams by name, each with the number of athletes on its roster; one query. */
export async function findOwnTeams(manager: EntityManager, coachId: number): Promise<CountedTeam[]> {
  const { entities, raw } = await manager
    .createQueryBuilder(Team, 'team')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('team.id'), { coachId })
    .addSelect('(SELECT COUNT(*) FROM athletes athlete WHERE athlete.team_id = team.id AND athlete.archived_at IS NULL)', 'athlete_count')
    .orderBy('team.nameKey')
    .addOrderBy('team.id')
    .getRawAndEntities<{ athlete_count: string | number }>();
  return entities.map((team, at) => ({ team, athleteCount: Number(raw[at]?.athlete_count ?? 0) }));
}
