import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { AthleteEntity } from './athlete.entity.js';

/** The columns of an athlete on a roster. Each further column is read for each of hundreds of athletes. */
const SHOWN = [
  ...(['id', 'teamId', 'firstName', 'lastName', 'sortKey', 'email', 'position', 'jerseyNumber'] as const),
  ...(['dateOfBirth', 'weightKg', 'heightCm', 'version', 'joinedOn', 'archivedAt'] as const),
] as const;

export type ShownAthlete = Pick<AthleteEntity, (typeof SHOWN)[number]>;

export interface RosterAthlete {
  athlete: ShownAthlete;
  teamName: string;
  sport: string;
}

const ROSTER = select(AthleteEntity, 'athlete', SHOWN).and<Omit<RosterAthlete, 'athlete'>>({
  teamName: 'team.name',
  sport: 'team.sport',
});
const OWN = `FROM athletes athlete
  INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')}
  INNER JOIN teams team ON team.id = athlete.team_id`;

/**
 * The coach's athletes on a roster, or the archived ones instead, by last and first name; with `teamId` of that team
 * only. One query.
 */
export async function findOwnAthletes(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
  archived = false,
): Promise<RosterAthlete[]> {
  const rows = await ROSTER.read(
    manager,
    `${OWN} WHERE athlete.archived_at IS ${archived ? 'NOT NULL' : 'NULL'} ${inTeam(teamId)}
     ORDER BY athlete.sort_key, athlete.id`,
    { coachId, teamId },
  );
  return rows.map(toRosterAthlete);
}

const ID = select(AthleteEntity, 'athlete', ['id']);

/** The ids of the athletes of `findOwnAthletes`, at most `limit`, in any order. One query. */
export async function findOwnAthleteIds(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
  limit: number,
): Promise<number[]> {
  const rows = await ID.read(
    manager,
    `FROM athletes athlete INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('athlete.team_id')}
     WHERE athlete.archived_at IS NULL ${inTeam(teamId)} LIMIT :limit`,
    { coachId, teamId, limit },
  );
  return rows.map(({ id }) => id);
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
  const row = await ROSTER.readOne(manager, `${OWN} WHERE athlete.id = :athleteId ${inTeam(teamId)}`, {
    coachId,
    athleteId,
    teamId,
  });
  return row && toRosterAthlete(row);
}

const inTeam = (teamId: number | undefined): string => (teamId === undefined ? '' : 'AND athlete.team_id = :teamId');

function toRosterAthlete({ teamName, sport, ...athlete }: RowOf<typeof ROSTER>): RosterAthlete {
  return { athlete, teamName, sport };
}
