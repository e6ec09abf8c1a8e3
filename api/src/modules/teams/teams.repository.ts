import { Not, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { Team } from './team.entity.js';

export interface CountedTeam {
  team: Team;
  athleteCount: number;
}

/** The coach's teams by name, each with the number of athletes on its roster; one query. */
export async function findOwnTeams(manager: EntityManager, coachId: number): Promise<CountedTeam[]> {
  return read(ownTeams(manager, coachId).orderBy('team.nameKey').addOrderBy('team.id'));
}

/** One of the coach's teams; null where it is out of reach. */
export async function findOwnTeam(manager: EntityManager, coachId: number, teamId: number): Promise<CountedTeam | null> {
  const [team] = await read(ownTeams(manager, coachId).where('team.id = :teamId', { teamId }));
  return team ?? null;
}

/** The keys of the institution's team names that begin with `start`, a text without % and _. */
export async function findNameKeys(manager: EntityManager, institutionId: number, start: string): Promise<Set<string>> {
  const teams = await manager
    .createQueryBuilder(Team, 'team')
    .select('team.nameKey', 'name_key')
    .where('team.institutionId = :institutionId AND team.nameKey LIKE :pattern', { institutionId, pattern: `${start}%` })
    .getRawMany<{ name_key: string }>();
  return new Set(teams.map((team) => team.name_key));
}

export function isNameTaken(manager: EntityManager, institutionId: number, nameKey: string): Promise<boolean> {
  return manager.existsBy(Team, { institutionId, nameKey });
}

/** Whether any team but `exceptTeamId` has this code, be it living or expired. */
export function isCodeTaken(manager: EntityManager, registrationCode: string, exceptTeamId = 0): Promise<boolean> {
  return manager.existsBy(Team, { registrationCode, id: Not(exceptTeamId) });
}

function ownTeams(manager: EntityManager, coachId: number) {
  return manager
    .createQueryBuilder(Team, 'team')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('team.id'), { coachId })
    .addSelect('(SELECT COUNT(*) FROM athletes athlete WHERE athlete.team_id = team.id AND athlete.archived_at IS NULL)', 'athlete_count');
}

async function read(query: ReturnType<typeof ownTeams>): Promise<CountedTeam[]> {
  const { entities, raw } = await query.getRawAndEntities<{ athlete_count: string | number }>();
  return entities.map((team, at) => ({ team, athleteCount: Number(raw[at]?.athlete_count ?? 0) }));
}
