import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { isUniqueViolation, RetryWriteError } from '../../database/database-errors.js';

/**
 * Writes that no other write slips under: each is guarded in its own statement by what was read before it. Where the guard
 * fails they throw RetryWriteError, at which `UnitOfWork.write` runs the whole function again, on what is stored by then.
 */

/** A row that two coaches may edit: its version counts from 1, each stored change adds one. */
export interface VersionedRow {
  id: number;
  version: number;
}

/** Writes `row`, with its new version in it, over exactly the version that was read. (`@VersionColumn` does not guard.) */
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

/** A row with its new version in it; without an id where it is new. */
export type UnsavedRow<T extends VersionedRow> = Omit<T, 'id'> & { id?: number };

/** Rows as they are stored now, in the order they came, and which of them were new or have changed. */
export interface SavedRows<T> {
  rows: T[];
  created: T[];
  updated: T[];
}

/** What every version has of its own, and a row's content is not. */
const OF_THE_VERSION = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Whether a next version holds anything else than what is stored. */
export function isChanged<T extends VersionedRow>(next: UnsavedRow<T>, stored: T): boolean {
  return Object.entries(next).some(([name, value]) => !OF_THE_VERSION.has(name) && value !== stored[name as keyof T]);
}

/**
 * Writes known rows over the version before theirs, and inserts the others, each of which gets its id. A row that is itself one of `stay`, as it
 * was read, is answered and not written.
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
  for (const row of updated) await replaceVersion<T>(tx, table, row, row.version - 1);
  // TypeORM writes the new ids into the very objects it inserts.
  await insertOrRetry<T>(tx, table, fresh);
  return { rows: rows as unknown as T[], created: fresh as unknown as T[], updated };
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

/** Inserts rows that were not there when we looked, all in one statement; none is a no-op. Guarded by the table's unique keys. */
export async function insertOrRetry<T extends object>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: readonly Omit<T, 'id'>[],
): Promise<void> {
  if (rows.length > 0) await orRetry(() => tx.insert(table, rows as never));
}

/** Runs statements that a unique key guards: where somebody took the key since we looked, everything is looked at again. */
export async function orRetry<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new RetryWriteError() : error;
  }
}

function at<T extends VersionedRow>(id: number, version: number): FindOptionsWhere<T> {
  return { id, version } as FindOptionsWhere<T>;
}
