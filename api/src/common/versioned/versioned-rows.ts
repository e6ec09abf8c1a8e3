import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { RetryWriteError } from '../../database/database-errors.js';
import { replaceVersions } from './replace-versions.js';
import { retryOnUniqueViolation } from './retry-on-unique-violation.js';

/**
 * Writes that never overwrite another write: each statement is guarded by the version that was read. A failed guard
 * throws RetryWriteError, and `UnitOfWork.write` runs the whole function again on the rows stored by then.
 */

/** A row that two coaches may edit: its version counts from 1, and each stored change adds one. */
export interface VersionedRow {
  id: number;
  version: number;
}

/**
 * Updates exactly the version that was read to `row`, which holds its new version. (`@VersionColumn` does not guard.)
 */
export async function replaceVersion<T extends VersionedRow>(
  tx: EntityManager,
  table: EntityTarget<T>,
  row: T,
  read: number,
): Promise<void> {
  const { id, ...values } = row;
  const { affected } = await tx.update(table, at<T>(id, read), values as never);
  if (affected !== 1) throw new RetryWriteError();
}

/** A row with its new version; without an id when it is new. */
export type UnsavedRow<T extends VersionedRow> = Omit<T, 'id'> & { id?: number };

/** The stored rows in the order of the input, and which of them are new, changed or as they were. */
export interface SavedRows<T> {
  rows: T[];
  created: T[];
  updated: T[];
  unchanged: T[];
}

/** Columns of a version that are not its content. */
const VERSION_COLUMNS = new Set(['id', 'version', 'athleteVersion', 'createdAt', 'updatedAt']);

/** Whether the content of the next version differs from the stored one. */
export function isChanged<T extends VersionedRow>(next: UnsavedRow<T>, stored: T): boolean {
  return Object.entries(next).some(([name, value]) => !VERSION_COLUMNS.has(name) && value !== stored[name as keyof T]);
}

/**
 * Updates known rows from the version before theirs, and inserts the others, which get their ids. A row that is one of
 * `stay`, unchanged as it was read, is returned and not written.
 */
export async function saveVersions<T extends VersionedRow>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: readonly UnsavedRow<T>[],
  stay: readonly T[] = [],
): Promise<SavedRows<T>> {
  const staying = new Set<UnsavedRow<T>>(stay);
  const updated = rows.filter((row): row is UnsavedRow<T> & T => row.id !== undefined && !staying.has(row));
  const fresh = rows.filter(({ id }) => id === undefined);
  await replaceVersions<T>(tx, table, updated);
  // TypeORM writes the new ids into the objects it inserts.
  await insertOrRetry<T>(tx, table, fresh);
  const unchanged = rows.filter((row): row is UnsavedRow<T> & T => staying.has(row));
  return { rows: rows as unknown as T[], created: fresh as unknown as T[], updated, unchanged };
}

/** Deletes exactly the version that was read. */
export async function deleteVersion<T extends VersionedRow>(
  tx: EntityManager,
  table: EntityTarget<T>,
  id: number,
  read: number,
): Promise<void> {
  const { affected } = await tx.delete(table, at<T>(id, read));
  if (affected !== 1) throw new RetryWriteError();
}

/**
 * Inserts rows that were missing when they were looked up, in one statement; an empty list is a no-op. Guarded by the
 * table's unique keys.
 */
export async function insertOrRetry<T extends object>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: readonly Omit<T, 'id'>[],
): Promise<void> {
  if (rows.length > 0) await retryOnUniqueViolation(() => tx.insert(table, rows as never));
}

function at<T extends VersionedRow>(id: number, version: number): FindOptionsWhere<T> {
  return { id, version } as FindOptionsWhere<T>;
}
