import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { Athlete } from './athlete.entity.js';

export interface RosterAthlete {
  athlete: Athlete;
  teamName: string;
  sport: string;
}

/** The coach's athletes on a roster, by last, then first name; of one team, where one is asked for. One query. */
export async function findOwnAthletes(manager: EntityManager, coachId: number, teamId: number | undefined): Promise<RosterAthlete[]> {
  const query = manager
    .createQueryBuilder(Athlete, 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .innerJoin('teams', 'team', 'team.id = athlete.team_id')
    .addSelect('team.name', 'team_name')
    .addSelect('team.sport', 'team_sport')
    .where('athlete.archivedAt IS NULL')
    .orderBy('athlete.sortKey')
    .addOrderBy('athlete.id');
  if (teamId !== undefined) query.andWhere('athlete.teamId = :teamId', { teamId });
  const { entities, raw } = await query.getRawAndEntities<{ team_name: string; team_sport: string }>();
  return entities.map((athlete, at) => ({ athlete, teamName: raw[at]?.team_name ?? '', sport: raw[at]?.team_sport ?? '' }));
}
