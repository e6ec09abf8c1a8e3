import { Not, type EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { registrationCutoff } from './calc/waiting-time.js';
import type { TeamContents } from './calc/team-contents.js';
import { TeamEntity } from './team.entity.js';

export interface CountedTeam {
  team: TeamEntity;
  athleteCount: number;
}

const COUNTED = select(TeamEntity, 'team').and<{ athleteCount: string | number }>({
  athleteCount:
    '(SELECT COUNT(*) FROM athletes athlete WHERE athlete.team_id = team.id AND athlete.archived_at IS NULL)',
});
const OWN = `FROM teams team INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('team.id')}`;

/** The coach's teams by name, each with the number of athletes on its roster. One query. */
export async function findOwnTeams(manager: EntityManager, coachId: number): Promise<CountedTeam[]> {
  return (await COUNTED.read(manager, `${OWN} ORDER BY team.name_key, team.id`, { coachId })).map(toCounted);
}

/** One of the coach's teams; null when it is out of reach. */
export async function findOwnTeam(
  manager: EntityManager,
  coachId: number,
  teamId: number,
): Promise<CountedTeam | null> {
  const team = await COUNTED.readOne(manager, `${OWN} WHERE team.id = :teamId`, { coachId, teamId });
  return team && toCounted(team);
}

/** The name keys of the institution's teams that begin with `start`, which must not contain % or _. */
export async function findNameKeys(manager: EntityManager, institutionId: number, start: string): Promise<Set<string>> {
  const teams = await manager
    .createQueryBuilder(TeamEntity, 'team')
    .select('team.nameKey', 'name_key')
    .where('team.institutionId = :institutionId AND team.nameKey LIKE :pattern', {
      institutionId,
      pattern: `${start}%`,
    })
    .getRawMany<{ name_key: string }>();
  return new Set(teams.map((team) => team.name_key));
}

export function isNameTaken(
  manager: EntityManager,
  institutionId: number,
  nameKey: string,
  exceptTeamId = 0,
): Promise<boolean> {
  return manager.existsBy(TeamEntity, { institutionId, nameKey, id: Not(exceptTeamId) });
}

/** Whether another team than `exceptTeamId` has this code, valid or expired. */
export function isCodeTaken(manager: EntityManager, registrationCode: string, exceptTeamId = 0): Promise<boolean> {
  return manager.existsBy(TeamEntity, { registrationCode, id: Not(exceptTeamId) });
}

/**
 * The number of athletes, events and pending registrations of a team at `now`. By table name, because those modules
 * depend on this one. One query.
 */
export async function countContents(manager: EntityManager, teamId: number, now: Date): Promise<TeamContents> {
  const count = (from: string) => `(SELECT COUNT(*) FROM ${from})`;
  const counts = await manager
    .createQueryBuilder(TeamEntity, 'team')
    .select(count('athletes athlete WHERE athlete.team_id = team.id AND athlete.archived_at IS NULL'), 'athletes')
    .addSelect(
      count('athletes athlete WHERE athlete.team_id = team.id AND athlete.archived_at IS NOT NULL'),
      'archived',
    )
    .addSelect(count('calendar_events event WHERE event.team_id = team.id'), 'events')
    .addSelect(
      count(
        "pending_athletes pending WHERE pending.team_id = team.id AND pending.status = 'pending' AND pending.created_at > :cutoff",
      ),
      'waiting',
    )
    .where('team.id = :teamId', { teamId, cutoff: registrationCutoff(now) })
    .getRawOne<Record<keyof TeamContents, string | number>>();
  return {
    athletes: Number(counts?.athletes),
    archived: Number(counts?.archived),
    events: Number(counts?.events),
    waiting: Number(counts?.waiting),
  };
}

function toCounted({ athleteCount, ...team }: RowOf<typeof COUNTED>): CountedTeam {
  return { team, athleteCount: Number(athleteCount) };
}
