import type { EntityManager, EntityMetadata } from 'typeorm';
import { matchKey } from '../common/text/keys.js';
import { readTextRows, type ExportedRow } from '../database/table-rows.js';
import { type AthleteKeys } from './athlete-tables.js';
import { NUMBER_TABLES } from './other-tables.js';

/** A text of somebody that may name the person. */
export interface NameMention {
  table: string;
  /** By which the row is found, such as `id 7`. */
  row: string;
  columns: string[];
}

/** Columns that no person reads: keys, fingerprints, addresses. */
const NOT_TYPED = /(?:_key|_sha256|_hash|_url|_uid|_id|email|avatar|secret|status|kind|type|version|zone)$/;
const NO_KEYS: AthleteKeys = { athleteId: 0, institutionId: 0, externalId: null, pendingKeys: [''] };

/**
 * Finds texts with a person's name: notes of coaches, titles of events, other registrations. Which of them mean this
 * person only somebody who knows them can tell, so nothing is changed. A row about a person is found by first and last
 * name, any other one by either of them.
 */
export async function findNameMentions(
  manager: EntityManager,
  firstName: string,
  lastName: string,
): Promise<NameMention[]> {
  const words = [firstName, lastName].map(wordPattern);
  const mentions: NameMention[] = [];
  for (const metadata of manager.dataSource.entityMetadatas) {
    const { tableName: table } = metadata;
    const columns = typedColumns(metadata);
    if (table in NUMBER_TABLES || columns.length === 0) continue;

    const where = columns.map((column) => `${column} IS NOT NULL`).join(' OR ');
    const order = metadata.primaryColumns.map(({ databaseName }) => databaseName);
    const needsBoth = columns.includes('last_name') || table === 'coaches';
    for await (const row of readTextRows(manager, { table, where, order }, NO_KEYS)) {
      const found = columns.filter((column) => words.some((word) => word.test(matchKey(textOf(row, column)))));
      const text = matchKey(columns.map((column) => textOf(row, column)).join(' '));
      const isMeant = needsBoth ? words.every((word) => word.test(text)) : found.length > 0;
      if (isMeant)
        mentions.push({ table, row: order.map((name) => `${name} ${String(row[name])}`).join(', '), columns: found });
    }
  }
  return mentions;
}

const textOf = (row: ExportedRow, column: string): string => String(row[column] ?? '');

/** Columns with texts that somebody typed. */
export function typedColumns({ columns }: EntityMetadata): string[] {
  return columns
    .filter(({ type, length, databaseName }) => {
      const isLong = type === 'text' || (type === 'varchar' && Number(length) >= 50);
      return isLong && !NOT_TYPED.test(databaseName) && databaseName !== 'created_ids';
    })
    .map(({ databaseName }) => databaseName);
}

/** The name as words of its own: "Ada" is in "Ada's knee", and not in "Adam". */
function wordPattern(name: string): RegExp {
  const escaped = matchKey(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u');
}
