import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { AthleteEntity } from './athlete.entity.js';

export interface RosterAthlete {
  athlete: AthleteEntity;
  teamName: string;
  sport: string;
}

/**
 * The coach's athletes on a roster, or the archived ones instead, by last and first name; with `teamId` of that team
 * only. One query.
 */
export function findOwnAthletes(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
  archived = false,
): Promise<RosterAthlete[]> {
  return rosterOf(
    ownAthletes(manager, coachId, teamId)
      .andWhere(archived ? 'athlete.archivedAt IS NOT NULL' : 'athlete.archivedAt IS NULL')
      .orderBy('athlete.sortKey')
      .addOrderBy('athlete.id'),
  );
}

/**
 * One of the coach's athletes, archived ones included; null when out of reach or, with `teamId`, not in that team. One
 * query.
 */
export async function findOwnAthlete(
  manager: EntityManager,
  coachId: number,
  athleteId: number,
  teamId: number | undefined,
): Promise<RosterAthlete | null> {
  const [found] = await rosterOf(
    ownAthletes(manager, coachId, teamId).andWhere('athlete.id = :athleteId', { athleteId }),
  );
  return found ?? null;
}

function ownAthletes(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
): SelectQueryBuilder<AthleteEntity> {
  const query = manager
    .createQueryBuilder(AthleteEntity, 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .innerJoin('teams', 'team', 'team.id = athlete.team_id')
    .addSelect('team.name', 'team_name')
    .addSelect('team.sport', 'team_sport');
  return teamId === undefined ? query : query.andWhere('athlete.teamId = :teamId', { teamId });
}

async function rosterOf(query: SelectQueryBuilder<AthleteEntity>): Promise<RosterAthlete[]> {
  const { entities, raw } = await query.getRawAndEntities<{ team_name: string; team_sport: string }>();
  return entities.map((athlete, at) => ({
    athlete,
    teamName: raw[at]?.team_name ?? '',
    sport: raw[at]?.team_sport ?? '',
  }));
}
