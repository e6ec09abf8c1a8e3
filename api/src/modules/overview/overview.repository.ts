import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { Athlete } from '../athletes/index.js';

/**
 * The numbers of everybody on a roster of the coach's teams, or of one of them; null where that one is out of reach, which a team
 * without athletes is not. One query.
 */
export async function findRoster(manager: EntityManager, coachId: number, teamId: number | undefined): Promise<number[] | null> {
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

export interface TeamMember {
  athlete: Athlete;
  teamName: string;
  sport: string;
}

/** An athlete of the coach's own, of that team where one is given, archived ones among them; null out of reach. One query. */
export async function findTeamMember(manager: EntityManager, coachId: number, athleteId: number, teamId: number | undefined): Promise<TeamMember | null> {
  const query = manager
    .createQueryBuilder(Athlete, 'athlete')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('athlete.team_id'), { coachId })
    .innerJoin('teams', 'team', 'team.id = athlete.team_id')
    .addSelect('team.name', 'team_name')
    .addSelect('team.sport', 'team_sport')
    .where('athlete.id = :athleteId', { athleteId });
  if (teamId !== undefined) query.andWhere('athlete.teamId = :teamId', { teamId });
  const { entities, raw } = await query.getRawAndEntities<{ team_name: string; team_sport: string }>();
  const [athlete, names] = [entities[0], raw[0]];
  return athlete && names ? { athlete, teamName: names.team_name, sport: names.team_sport } : null;
}
