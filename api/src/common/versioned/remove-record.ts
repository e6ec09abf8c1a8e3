import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { requireAthletes } from '../access/coach-reach.js';
import type { Reach } from '../access/reach.js';
import type { HealthData } from '../audit/audit-entry.entity.js';
import type { AuditActor, AuditLog } from '../audit/audit-log.js';
import type { SignedInCoach } from '../auth/signed-in-coach.js';
import type { ApiError } from '../errors/api-error.js';
import { notFound } from '../errors/shared.errors.js';
import { DeletedRecordEntity } from './deleted-record.entity.js';
import { requireVersion } from './seen-version.js';
import { deleteVersion, type VersionedRow } from './versioned-rows.js';

/** How long a deleted record can be restored. */
export const RESTORABLE_MS = 24 * 3_600_000;

/** How records of a kind differ; each record belongs to one athlete. */
export interface RecordKind<T> {
  table: EntityTarget<T>;
  auditKind: HealthData;
  /** What the coach's role must allow. */
  permission: Permission;
  dayOf: (row: T) => CalendarDate;
  /** Whether the reach shows a record of a day that it covers; every record when absent. */
  isShown?: (tx: EntityManager, reach: Reach, row: T) => Promise<boolean>;
  /** The conflict when the stored version is not the one the coach saw. */
  conflictError: (stored: T) => ApiError;
  /** Deletes what belongs to a record and is stored elsewhere, and returns it to be kept with the record. */
  removeParts?: (tx: EntityManager, row: T) => Promise<object>;
}

/** Who acts, and when. */
export interface RecordActor {
  coach: SignedInCoach;
  audit: AuditLog;
  now: Date;
}

/**
 * Deletes a record of an athlete the coach reaches, audits it and keeps it for `restoreRecord`. `version` is the version
 * the coach saw; undefined deletes any version. Throws "not found" if the record is unknown or out of reach, then the
 * conflict of its kind, and RetryWriteError if the record changes in the meantime.
 */
export async function removeRecord<T extends VersionedRow & { athleteId: number }>(
  tx: EntityManager,
  { coach, audit, now }: RecordActor,
  kind: RecordKind<T>,
  { id, version }: { id: number; version: number | undefined },
): Promise<void> {
  const { table, auditKind, conflictError, removeParts } = kind;
  const stored = await tx.findOneBy(table, { id } as FindOptionsWhere<T>);
  if (!stored) throw notFound();
  await requireRecord(tx, coach, kind, stored);
  requireVersion({ stored: stored.version, seen: version, conflictError: () => conflictError(stored) });

  const parts = await removeParts?.(tx, stored);
  await deleteRecord(tx, { actor: coach, audit, now }, { table, auditKind }, stored, parts);
}

/**
 * Throws "not found" for a record of an athlete or day out of reach, or one that is not shown, and "not permitted" when
 * the coach's role does not do.
 */
export async function requireRecord<T extends { athleteId: number }>(
  tx: EntityManager,
  coach: SignedInCoach,
  { permission, dayOf, isShown }: Pick<RecordKind<T>, 'permission' | 'dayOf' | 'isShown'>,
  row: T,
): Promise<void> {
  const reach = await requireAthletes(tx, coach, permission, [row.athleteId], { former: true });
  if (!reach.covers(row.athleteId, dayOf(row))) throw notFound();
  if (isShown && !(await isShown(tx, reach, row))) throw notFound();
}

/**
 * Deletes a record as it was read, audits it and keeps it with its `parts` for `restoreRecord`. The caller has checked the
 * reach.
 */
export async function deleteRecord<T extends VersionedRow & { athleteId: number }>(
  tx: EntityManager,
  { actor, audit, now }: { actor: AuditActor; audit: AuditLog; now: Date },
  { table, auditKind }: Pick<RecordKind<T>, 'table' | 'auditKind'>,
  stored: T,
  parts: object = {},
): Promise<void> {
  const { id, athleteId } = stored;
  await deleteVersion<T>(tx, table, id, stored.version);
  await tx.insert(DeletedRecordEntity, {
    kind: auditKind,
    recordId: id,
    athleteId,
    content: JSON.stringify({ ...stored, ...parts }),
    deletedAt: now,
  });

  await audit.wrote(tx, actor, auditKind, 'delete', [athleteId]);
}
