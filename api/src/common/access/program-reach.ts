import type { Permission, ReadableKind } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { selectExpressions, type Parameters } from '../../database/row-selection.js';
import type { DataReader } from '../auth/reading-program.js';
import { keyNotPermitted } from '../errors/shared.errors.js';
import { IS_CURRENT } from './coach-reach.js';

/**
 * The only place that decides what a reader of a club's lists reaches, a program with a read key, or a coach with one team
 * (`team-reader.ts`): kinds of data, and athletes of the reader's teams on the days of their memberships there. No call of a
 * program names a team or an athlete, so nothing is answered like an unknown one. The queries name tables, as in `coach-reach`.
 */

/** Throws "not permitted" unless the key reads this kind of data. Nobody reads administration with a key. */
export function requireKind({ kinds }: Pick<DataReader, 'kinds'>, permission: Permission): void {
  const [kind, action] = permission.split('.') as [ReadableKind, string];
  if (action !== 'read' || !kinds.has(kind)) throw keyNotPermitted(kind);
}

/** The parameters of all conditions of this file. */
export function readerParameters({ institutionId, teamIds, today }: DataReader): Parameters {
  return { institutionId, teamIds: teamIds ?? undefined, today };
}

/** The teams of the key, as a list in a statement. A key without a team reads nobody. */
export function readTeams({ teamIds }: Pick<DataReader, 'teamIds'>): string {
  const named = teamIds === null ? 'TRUE' : teamIds.length === 0 ? 'FALSE' : 'team.id IN (:...teamIds)';
  return `(SELECT team.id FROM teams team WHERE team.institution_id = :institutionId AND ${named})`;
}

/**
 * The condition that the athlete was on a team of the key on the day; `athleteId` and `day` are columns. It counts, because
 * MariaDB would turn EXISTS into a join, and sort every row of an athlete before it answers the first page.
 */
export const isReadOn = (reader: DataReader, athleteId: string, day: string): string =>
  `(SELECT COUNT(*) FROM memberships membership
    WHERE membership.athlete_id = ${athleteId} AND membership.team_id IN ${readTeams(reader)}
      AND (membership.records_from IS NULL OR membership.records_from <= ${day})
      AND (membership.last_day IS NULL OR membership.last_day >= ${day})) > 0`;

/** The condition that the key reads `athlete` as a person: a former member is read on the days of the membership alone. */
export const isReadPerson = (reader: DataReader): string =>
  `EXISTS (SELECT 1 FROM memberships membership
    WHERE membership.athlete_id = athlete.id AND membership.team_id IN ${readTeams(reader)} AND ${IS_CURRENT})`;

/** The condition that an event of a team is one of the key's teams; one of an athlete alone is read with the athlete. */
export const isReadEvent = (reader: DataReader, eventId: string): string =>
  `(SELECT COUNT(*) FROM calendar_events event
    WHERE event.id = ${eventId} AND (event.team_id IS NULL OR event.team_id IN ${readTeams(reader)})) > 0`;

/**
 * The condition that the training session `row` is shown: where the club hides sessions of other teams, those of their
 * events are not.
 */
export function isReadSession(reader: DataReader): string {
  if (reader.otherTeamsSessions === 'shown' || reader.teamIds === null) return 'TRUE';
  return `(SELECT COUNT(*) FROM calendar_events event
    WHERE event.id = row.event_id AND event.team_id IS NOT NULL AND event.team_id NOT IN ${readTeams(reader)}) = 0`;
}

const ATHLETE = selectExpressions<{ athleteId: number }>({ athleteId: 'membership.athlete_id' });

/**
 * The numbers of athletes who are or were on a team of the key, from one number on, in ascending order. One query.
 */
export async function findReadAthletes(
  manager: EntityManager,
  reader: DataReader,
  from: number,
  limit: number,
): Promise<number[]> {
  const athletes = await ATHLETE.read(
    manager,
    `FROM memberships membership
     WHERE membership.team_id IN ${readTeams(reader)} AND membership.athlete_id >= :from
     GROUP BY membership.athlete_id ORDER BY membership.athlete_id LIMIT :limit`,
    { ...readerParameters(reader), from, limit },
  );
  return athletes.map(({ athleteId }) => athleteId);
}

const TEAM = selectExpressions<{ id: number }>({ id: 'team.id' });

/** The numbers of the teams of the key, from one number on, in ascending order. One query. */
export async function findReadTeams(
  manager: EntityManager,
  reader: DataReader,
  from: number,
  limit: number,
): Promise<number[]> {
  const teams = await TEAM.read(
    manager,
    `FROM teams team WHERE team.id IN ${readTeams(reader)} AND team.id >= :from ORDER BY team.id LIMIT :limit`,
    { ...readerParameters(reader), from, limit },
  );
  return teams.map(({ id }) => id);
}
