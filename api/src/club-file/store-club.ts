import type { EntityManager, EntityMetadata } from 'typeorm';
import { CommandError } from '../administration/command-error.js';
import type { AuditArchive } from '../common/audit/audit-archive.js';
import type { AuditEntryEntity } from '../common/audit/audit-entry.entity.js';
import { isMissingReference, isUniqueViolation } from '../database/database-errors.js';
import { insertRows } from '../database/insert-rows.js';
import { selectExpressions } from '../database/row-selection.js';
import { metadataOf } from '../database/table-rows.js';
import { clubColumns, clubTables, rowProblem, toEntity, type ClubRow } from './club-columns.js';
import { ARCHIVE_TABLE, fileNameOf } from './club-manifest.js';
import { CLUB_TABLES } from './club-tables.js';
import type { OpenedClubFile } from './open-club-file.js';

/** Rows per statement. */
const BATCH = 500;
const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

/** Values of columns that stayed behind and may not be null, by table and property. */
type Withheld = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Throws CommandError when a row of any club is stored. What concerns no club, such as a backup in the security log, may be. */
export async function requireNoRows(tx: EntityManager): Promise<void> {
  for (const { tableName, columns } of clubTables(tx)) {
    const names = columns.map(({ databaseName }) => databaseName);
    const where = names.includes('institution_id') ? 'WHERE institution_id IS NOT NULL' : '';
    const rows = await tx.query<unknown[]>(`SELECT 1 AS found FROM ${tableName} ${where} LIMIT 1`);
    if (rows.length > 0)
      throw new CommandError(
        'Somebody has stored something here already, and its numbers may be those of the file. A club is imported into a new installation only: an empty database and DATA_DIR, without demo data (DEMO_DATA=off). Nothing was imported.',
      );
  }
}

/** Stores every row of the file within `tx`. Throws CommandError for a row that the tables of this release cannot hold. */
export async function storeTables(tx: EntityManager, file: OpenedClubFile, withheld: Withheld): Promise<void> {
  const tables = clubTables(tx);
  const names = [...tables.map(({ tableName }) => tableName), ARCHIVE_TABLE].map(fileNameOf);
  const unknown = file.manifest.files.find(({ name }) => !names.includes(name));
  if (unknown) throw new CommandError(`${file.path} has an unknown table: ${unknown.name}. Nothing was imported.`);
  for (const table of tables) await storeTable(tx, table, file, withheld[table.tableName] ?? {});
  for (const table of tables) await requireOfClub(tx, table, file);
}

/** Adds the archived entries of the file to an archive. */
export async function storeArchive(tx: EntityManager, file: OpenedClubFile, archive: AuditArchive): Promise<void> {
  const table = metadataOf(tx, 'audit_log');
  for await (const rows of inBatches(table, ARCHIVE_TABLE, file))
    await archive.append(rows.map((row) => toEntity(table, row, {}) as object as AuditEntryEntity));
}

async function storeTable(
  tx: EntityManager,
  table: EntityMetadata,
  file: OpenedClubFile,
  withheld: Readonly<Record<string, unknown>>,
): Promise<void> {
  for await (const rows of inBatches(table, table.tableName, file)) {
    const entities = rows.map((row) => toEntity(table, row, withheld));
    try {
      await insertRows(tx, table, entities);
    } catch (error) {
      throw isUniqueViolation(error) || isMissingReference(error)
        ? new CommandError(
            `${file.path}: ${fileNameOf(table.tableName)} has rows that contradict each other, or refer to rows that are not in the file. Nothing was imported.`,
          )
        : error;
    }
  }
}

/** Checked rows, some at a time. `name` is that of the part of the file. */
async function* inBatches(table: EntityMetadata, name: string, file: OpenedClubFile): AsyncGenerator<ClubRow[]> {
  const known = clubColumns(table).map((column) => column.name);
  const other = file.partOf(name).columns.find((column) => !known.includes(column.name));
  if (other)
    throw new CommandError(
      `${file.path}: ${fileNameOf(name)} has an unknown column: ${other.name}. Nothing was imported.`,
    );
  let batch: ClubRow[] = [];
  for await (const { line, value } of file.rows(name)) {
    const problem = rowProblem(table, value);
    if (problem !== null)
      throw new CommandError(`${file.path}: ${fileNameOf(name)}, line ${line}: ${problem}. Nothing was imported.`);
    batch.push(value as ClubRow);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Throws CommandError when rows of the file belong to no club, or to another one: no later export would have them. */
async function requireOfClub(tx: EntityManager, { tableName }: EntityMetadata, file: OpenedClubFile): Promise<void> {
  const where = CLUB_TABLES[tableName]?.where ?? '';
  const institutionId = file.manifest.club.id;
  const counted = await COUNT.readOne(tx, `FROM ${tableName} own WHERE ${where}`, { institutionId });
  if (Number(counted?.count) !== file.partOf(tableName).rows)
    throw new CommandError(
      `${file.path}: ${fileNameOf(tableName)} has rows of another club than ${file.manifest.club.name}. Nothing was imported.`,
    );
}
