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
export async function replaceVersion<T extends VersionedRow>(tx: EntityManager, table: EntityTarget<T>, row: T, read: number): Promise<void> {
  const { id, ...values } = row;
  const { affected } = await tx.update(table, at<T>(id, read), values as never);
  if (affected !== 1) throw new RetryWriteError();
}

/** Deletes exactly the version that was read. */
export async function deleteVersion<T extends VersionedRow>(tx: EntityManager, table: EntityTarget<T>, id: number, read: number): Promise<void> {
  const { affected } = await tx.delete(table, at<T>(id, read));
  if (affected !== 1) throw new RetryWriteError();
}

/** Inserts rows that were not there when we looked, all in one statement; none is a no-op. Guarded by the table's unique keys. */
export async function insertOrRetry<T extends object>(tx: EntityManager, table: EntityTarget<T>, rows: readonly Omit<T, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  try {
    await tx.insert(table, rows as never);
  } catch (error) {
    throw isUniqueViolation(error) ? new RetryWriteError() : error;
  }
}

function at<T extends VersionedRow>(id: number, version: number): FindOptionsWhere<T> {
  return { id, version } as FindOptionsWhere<T>;
}
