import { idSchema } from '@touchline/contracts/wire.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { findReadAthletes, isReadPerson, readerParameters, readTeams } from '../../../common/access/program-reach.js';
import type { DataReader } from '../../../common/auth/reading-program.js';
import { decodeCursor, encodeCursor, type Page } from '../../../common/paging/page.js';
import { select, selectExpressions, type RowOf, type RowSelection } from '../../../database/row-selection.js';
import { AthleteEntity } from '../../athletes/index.js';
import { MembershipEntity } from '../../memberships/index.js';
import type { PeopleQuery } from '../club-data.schemas.js';
import { PAGE_ROWS } from './rows-by-day.js';

const PERSON = select(AthleteEntity, 'athlete', [
  ...(['id', 'firstName', 'lastName', 'archivedAt', 'version'] as const),
  ...(['email', 'externalId', 'dateOfBirth', 'weightKg', 'heightCm'] as const),
]);
export type PersonRow = RowOf<typeof PERSON>;

const MEMBERSHIP = select(MembershipEntity, 'membership').with(
  selectExpressions<{ teamName: string }>({ teamName: 'team.name' }),
);
export type MembershipRow = RowOf<typeof MEMBERSHIP>;

const cursorSchema = z.tuple([idSchema]);

/** The athletes of the key as persons, by number. */
export const readPersons = (manager: EntityManager, reader: DataReader, query: PeopleQuery) =>
  readOfAthletes(manager, reader, query, {
    rows: PERSON,
    from: `FROM athletes athlete WHERE athlete.id IN (:...athleteIds) AND ${isReadPerson(reader)} ORDER BY athlete.id`,
  });

/** All memberships of the key's teams, by athlete and number. */
export const readMemberships = (manager: EntityManager, reader: DataReader, query: PeopleQuery) =>
  readOfAthletes(manager, reader, query, {
    rows: MEMBERSHIP,
    from: `FROM memberships membership INNER JOIN teams team ON team.id = membership.team_id
      WHERE membership.athlete_id IN (:...athleteIds) AND membership.team_id IN ${readTeams(reader)}
      ORDER BY membership.athlete_id, membership.id`,
  });

/** What belongs to the next athletes, all of it: `limit` counts athletes. Two queries. */
async function readOfAthletes<Row extends object>(
  manager: EntityManager,
  reader: DataReader,
  { cursor, limit = PAGE_ROWS }: PeopleQuery,
  { rows, from }: { rows: RowSelection<Row>; from: string },
): Promise<Page<Row>> {
  const [first] = cursor === undefined ? [1] : decodeCursor(cursor, cursorSchema);
  const found = await findReadAthletes(manager, reader, first, limit + 1);
  const athleteIds = found.slice(0, limit);
  const nextAthlete = found[limit];
  if (athleteIds.length === 0) return { items: [], next: null };

  const items = await rows.read(manager, from, { ...readerParameters(reader), athleteIds });
  return { items, next: nextAthlete === undefined ? null : encodeCursor([nextAthlete]) };
}
