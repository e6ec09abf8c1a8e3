import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { StaffRole } from '@touchline/contracts/permissions';
import { Not, type EntityManager } from 'typeorm';
import { isOnTeamOn, staffOf, TEAM_STAFF, type Reacher } from '../../common/access/coach-reach.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { registrationCutoff } from './calc/waiting-time.js';
import type { TeamContents } from './calc/team-contents.js';
import { TeamEntity } from './team.entity.js';

export interface CountedTeam {
  team: TeamEntity;
  athleteCount: number;
  /** Of the coach who asks. */
  role: StaffRole;
}

const COUNTED = select(TeamEntity, 'team').and<{
  athleteCount: string | number;
  role: StaffRole;
}>({
  athleteCount: `(SELECT COUNT(DISTINCT membership.athlete_id) FROM memberships membership
    INNER JOIN athletes athlete ON athlete.id = membership.athlete_id
    WHERE membership.team_id = team.id AND ${isOnTeamOn(':today')} AND athlete.archived_at IS NULL)`,
  role: 'staff.role',
});
const OWN = `FROM teams team INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('team.id', 'names.read')}`;

/** The coach's teams by name, each with the number of athletes on its roster. One query. */
export async function findOwnTeams(manager: EntityManager, { coachId, today }: Reacher): Promise<CountedTeam[]> {
  return (await COUNTED.read(manager, `${OWN} ORDER BY team.name_key, team.id`, { coachId, today })).map(toCounted);
}

const IS_OPEN = `(athlete.archived_at IS NULL
  AND (membership.last_day IS NULL OR membership.last_day >= :today))`;

/** One of the coach's teams; null when it is out of reach. */
export async function findOwnTeam(
  manager: EntityManager,
  { coachId, today }: Reacher,
  teamId: number,
): Promise<CountedTeam | null> {
  const team = await COUNTED.readOne(manager, `${OWN} WHERE team.id = :teamId`, { coachId, today, teamId });
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
export async function countContents(
  manager: EntityManager,
  teamId: number,
  { now, today }: { now: Date; today: CalendarDate },
): Promise<TeamContents> {
  const count = (from: string) => `(SELECT COUNT(*) FROM ${from})`;
  const members = (where: string) =>
    `(SELECT COUNT(DISTINCT athlete.id) FROM memberships membership
      INNER JOIN athletes athlete ON athlete.id = membership.athlete_id WHERE ${where})`;
  const counts = await manager
    .createQueryBuilder(TeamEntity, 'team')
    .select(members(`membership.team_id = team.id AND ${IS_OPEN}`), 'athletes')
    .addSelect(members(`membership.team_id = team.id AND NOT ${IS_OPEN}`), 'former')
    .addSelect(count('calendar_events event WHERE event.team_id = team.id'), 'events')
    .addSelect(
      count(
        "pending_athletes pending WHERE pending.team_id = team.id AND pending.status = 'pending' AND pending.created_at > :cutoff",
      ),
      'waiting',
    )
    .where('team.id = :teamId', { teamId, today, cutoff: registrationCutoff(now) })
    .getRawOne<Record<keyof TeamContents, string | number>>();
  return {
    athletes: Number(counts?.athletes),
    former: Number(counts?.former),
    events: Number(counts?.events),
    waiting: Number(counts?.waiting),
  };
}

function toCounted({ athleteCount, role, ...team }: RowOf<typeof COUNTED>): CountedTeam {
  return { team, athleteCount: Number(athleteCount), role };
}
