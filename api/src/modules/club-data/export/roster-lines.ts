import type { EntityManager } from 'typeorm';
import type { DataReader } from '../../../common/auth/reading-program.js';
import { toDataAthlete, toDataMembership } from '../club-data.mapper.js';
import { readMemberships, readPersons, type PersonRow } from '../lists/people.list.js';
import { pagesOf } from './export-pages.js';
import { findFirstGuardians } from './export.repository.js';
import type { Line } from './export-lines.js';

export type Persons = ReadonlyMap<number, PersonRow>;

/**
 * The athletes whom the reader reaches as persons, by number. Former members are none of them: nobody reads their names any
 * more, so no file has rows of theirs.
 */
export async function readTeamPersons(manager: EntityManager, reader: DataReader): Promise<Persons> {
  const persons = await allRows((query) => readPersons(manager, reader, query));
  return new Map(persons.map((person) => [person.id, person]));
}

/** Those who are on the team today, with the details that the role reads. Archived athletes are left out. */
export async function readRoster(manager: EntityManager, reader: DataReader, persons: Persons): Promise<Line[]> {
  const { today } = reader;
  const memberships = (await allRows((query) => readMemberships(manager, reader, query))).filter(
    ({ joinedOn, lastDay }) => (joinedOn === null || joinedOn <= today) && (lastDay === null || lastDay >= today),
  );
  const places = new Map(memberships.map((row) => [row.athleteId, toDataMembership(row)]));
  const athletes = [...persons.values()].filter(({ id, archivedAt }) => archivedAt === null && places.has(id));
  const ids = athletes.map(({ id }) => id);
  const guardians = reader.kinds.has('people') ? await findFirstGuardians(manager, ids) : new Map<number, never>();

  return athletes.map((row) => {
    const athlete = toDataAthlete(row, reader);
    const place = places.get(row.id);
    const guardian = guardians.get(row.id);
    const values = {
      jersey_number: place?.jersey_number ?? null,
      position: place?.position ?? null,
      date_of_birth: athlete.date_of_birth ?? null,
      email: athlete.email ?? null,
      weight_kg: athlete.weight_kg ?? null,
      height_cm: athlete.height_cm ?? null,
      guardian_name: guardian?.name ?? null,
      guardian_relation: guardian?.relation ?? null,
      guardian_email: guardian?.email ?? null,
    };
    return { athleteId: row.id, day: today, values };
  });
}

async function allRows<Row>(read: Parameters<typeof pagesOf<Row>>[0]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf(read)) rows.push(...page);
  return rows;
}
