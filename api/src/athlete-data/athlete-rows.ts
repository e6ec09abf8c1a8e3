import { In, type EntityManager } from 'typeorm';
import { select, selectExpressions } from '../database/row-selection.js';
import { metadataOf, readTextRows } from '../database/table-rows.js';
import type { AthleteEntity } from '../modules/athletes/index.js';
import { compareIdentities, PendingAthleteEntity } from '../modules/registrations/index.js';
import { TeamEntity } from '../modules/teams/index.js';
import { REGISTRATION_TABLE, type AthleteKeys, type AthleteTable } from './athlete-tables.js';

const REGISTRATIONS = select(PendingAthleteEntity, 'own', ['id']);
const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

export async function keysOf(manager: EntityManager, athlete: AthleteEntity): Promise<AthleteKeys> {
  const { id, teamId, externalId } = athlete;
  const { institutionId } = await manager.findOneByOrFail(TeamEntity, { id: teamId });
  return { athleteId: id, institutionId, externalId, pendingKeys: await pendingKeysOf(manager, athlete) };
}

/** The keys of pending registrations with the athlete's address that may be the athlete; at least one text. */
async function pendingKeysOf(manager: EntityManager, athlete: AthleteEntity): Promise<string[]> {
  const { emailKey } = athlete;
  const waiting = emailKey === null ? [] : await manager.findBy(PendingAthleteEntity, { emailKey });
  // An erasure rather takes one more: the number of the app decides nothing.
  const person = { ...athlete, externalId: null };
  const own = waiting.filter((registration) => compareIdentities(registration, person) !== 'different');
  // No key is empty.
  return ['', ...own.flatMap(({ pendingKey }) => pendingKey ?? [])];
}

export async function countRows(manager: EntityManager, { table, where }: AthleteTable, keys: AthleteKeys) {
  const counted = await COUNT.readOne(manager, `FROM ${table} own WHERE ${where}`, keys);
  return Number(counted?.count);
}

/** Numbers of the athlete's registrations, as `ATHLETE_TABLES` finds them. */
export async function registrationIdsOf(manager: EntityManager, keys: AthleteKeys): Promise<number[]> {
  const rows = await REGISTRATIONS.read(manager, `FROM pending_athletes own WHERE ${REGISTRATION_TABLE.where}`, keys);
  return rows.map(({ id }) => id);
}

/** The rows for an export. */
export const exportedRows = (manager: EntityManager, table: AthleteTable, keys: AthleteKeys) =>
  readTextRows(manager, exported(table, table.where), keys);

/** The rows that the athlete gets without anybody who reads them before. */
export const ownRows = (manager: EntityManager, table: AthleteTable, keys: AthleteKeys) =>
  readTextRows(manager, exported(table, table.whereOwn ?? table.where), keys);

const exported = (table: AthleteTable, where: string): AthleteTable => ({
  ...table,
  where: table.notExported === undefined ? where : `(${where}) AND NOT (${table.notExported})`,
});

/**
 * Deletes at most `atMost` rows of the athlete and returns how many. They are found first: MariaDB reads the whole table
 * for a DELETE with a subquery.
 */
export async function deleteRows(
  tx: EntityManager,
  { table, where }: AthleteTable,
  keys: AthleteKeys,
  atMost: number,
): Promise<number> {
  const { target, primaryColumns } = metadataOf(tx, table);
  const names = primaryColumns.map(({ propertyName }) => propertyName);
  const selection = select<Record<string, unknown>>(target as never, 'own', names);
  const rows = await selection.read(tx, `FROM ${table} own WHERE ${where} LIMIT ${atMost}`, keys);
  const [only, ...others] = names;
  if (rows.length === 0 || only === undefined) return 0;

  await tx.delete(target, others.length === 0 ? { [only]: In(rows.map((row) => row[only])) } : rows);
  return rows.length;
}
