import type { EntityManager, EntityMetadata, EntityTarget, FindOptionsWhere } from 'typeorm';
import { lockRows } from '../../database/unit-of-work.js';
import type { ApiError } from '../errors/api-error.js';
import { notFound } from '../errors/shared.errors.js';
import { isOfAthlete } from './athlete-version.js';
import { DeletedRecordEntity } from './deleted-record.entity.js';
import { requireRecord, RESTORABLE_MS, type RecordActor, type RecordKind } from './remove-record.js';
import { insertOrRetry, type VersionedRow } from './versioned-rows.js';

/** How records of a kind are restored. */
export interface RestorableKind<T> extends RecordKind<T> {
  /** The conflict when another record has taken the place of this one, for example its day. */
  takenError: (row: T) => ApiError;
  /** What of the row is still true; all of it when absent. */
  keepTrue?: (tx: EntityManager, row: T) => Promise<T>;
}

/**
 * Restores a deleted record of an athlete the coach reaches, under its id and with all that it held, and audits it as a
 * new one. A repeated call finds the record restored and returns it. Throws "not found" if nothing was deleted under
 * this id in the last day, or it is out of reach, and the conflict of its kind if another record has taken its place.
 */
export async function restoreRecord<T extends VersionedRow & { athleteId: number; updatedAt: Date }>(
  tx: EntityManager,
  { coach, audit, now }: RecordActor,
  kind: RestorableKind<T>,
  id: number,
): Promise<T> {
  const { table, auditKind, takenError, keepTrue } = kind;
  const stored = await tx.findOneBy(table, { id } as FindOptionsWhere<T>);
  if (stored) {
    await requireRecord(tx, coach, kind, stored);
    await audit.readWhileWriting(tx, coach, auditKind, [stored.athleteId]);
    return stored;
  }

  const key = { kind: auditKind, recordId: id };
  const deleted = await tx.findOneBy(DeletedRecordEntity, key);
  if (!deleted || deleted.deletedAt.getTime() <= now.getTime() - RESTORABLE_MS) throw notFound();
  const { athleteId } = deleted;
  const metadata = tx.dataSource.getMetadata(table);
  const held = withInstants(metadata, JSON.parse(deleted.content) as T);
  await requireRecord(tx, coach, kind, held);
  await lockRows(tx, 'athletes', [athleteId]);

  const version = held.version + 1;
  // A restored row says what it said before, so the athlete may replace it if they could.
  const ofAthlete = isOfAthlete(held) && { athleteVersion: version };
  const row = { ...(keepTrue ? await keepTrue(tx, held) : held), version, ...ofAthlete, updatedAt: now };
  if (await isTaken(tx, table, metadata, row)) throw takenError(row);

  await insertOrRetry<T>(tx, table, [row]);
  await tx.delete(DeletedRecordEntity, key);
  await audit.wrote(tx, coach, auditKind, 'create', [athleteId]);
  return row;
}

/** A row that was kept as JSON, which holds instants as texts. */
export function withInstants<T extends object>(metadata: EntityMetadata, row: T): T {
  const instants = metadata.columns.filter(({ type }) => type === 'datetime').map(({ propertyName }) => propertyName);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      instants.includes(name) && typeof value === 'string' ? new Date(value) : (value as unknown),
    ]),
  ) as T;
}

/** Whether a stored row has the values of a unique key that the row needs. Null makes no key. */
async function isTaken<T extends VersionedRow>(
  tx: EntityManager,
  table: EntityTarget<T>,
  { indices }: EntityMetadata,
  row: T,
): Promise<boolean> {
  for (const { columns } of indices.filter(({ isUnique }) => isUnique)) {
    const key = columns.map(({ propertyName }) => [propertyName, row[propertyName as keyof T]] as const);
    if (key.some(([, value]) => value === null)) continue;
    if (await tx.existsBy(table, Object.fromEntries(key) as FindOptionsWhere<T>)) return true;
  }
  return false;
}
