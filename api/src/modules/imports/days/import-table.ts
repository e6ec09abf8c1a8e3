import type { EntityManager } from 'typeorm';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import type { VersionedColumns } from '../../../database/versioned-columns.js';
import { select } from '../../../database/row-selection.js';
import type { ImportedKind, ImportedValues } from '../imported-row.entity.js';
import type { FileItem, PlaceOf } from '../plan/match-items.js';

/** What a record of a file says about one row of a table. */
export interface DayItem extends FileItem {
  athleteId: number;
}

/** A stored row. */
export interface StoredItem extends DayItem {
  id: number;
  /** Another number after each change. */
  version: number;
}

/** A row as an import leaves it. */
export type WrittenItem = Pick<StoredItem, 'id' | 'version'>;

/** A row to write: a new one without `stored`. `values` has what changes; a null takes a value back. */
export interface DayWrite extends DayItem {
  stored: Pick<StoredItem, 'id' | 'version'> | undefined;
}

/** A table to which records of days belong. */
export interface ImportTable {
  kind: Exclude<ImportedKind, 'athlete' | 'event'>;
  /** What reads and writes of it are recorded as; null for what is no health data. */
  auditKind: HealthData | null;
  entity: new () => { id: number; athleteId: number };
  /**
   * Whether a place of an athlete's day may have several rows: they are told apart by what they hold, and written as a whole.
   * Others have one row per place, of which single values are written.
   */
  hasSeveral: boolean;
  /** What tells the rows of an athlete's day apart; empty where a day has one row, or several that nothing tells apart. */
  placeOf: PlaceOf;
  /** The stored rows with their values of these fields. */
  find(
    manager: EntityManager,
    athletes: ReachedAthletes,
    range: DayRange,
    fields: readonly string[],
  ): Promise<StoredItem[]>;
  /** Whether each change adds one to the version; a mark has its status instead. */
  isVersioned: boolean;
  /** The versions of rows by id; none of one that is gone. */
  findVersions(tx: EntityManager, ids: readonly number[]): Promise<Map<number, number>>;
  /** Writes all rows or none, and returns them in the order given. The caller has checked that they are reached. */
  write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]>;
  /** Deletes rows of the versions that were read, where `deleteRows` alone, which deletes them from the table, is not enough. */
  remove?(
    tx: EntityManager,
    coach: SignedInCoach,
    rows: readonly StoredItem[],
    deleteRows: () => Promise<void>,
  ): Promise<void>;
}

/** Reads the versions of a table that has a column for them. */
export const versionsOf =
  (entity: new () => VersionedColumns & { id: number }): ImportTable['findVersions'] =>
  async (tx, ids) => {
    const { tableName } = tx.dataSource.getMetadata(entity);
    const found = await select(entity, 'row', ['id', 'version']).read(
      tx,
      `FROM ${tableName} row WHERE row.id IN (:...ids)`,
      { ids },
    );
    return new Map(found.map(({ id, version }) => [id, version]));
  };

/** The number of a field; null for none. */
export function numberOrNull(values: ImportedValues, field: string): number | null {
  const value = values[field];
  return typeof value === 'number' ? value : null;
}

/** The number of a field that a target requires. */
export function numberIn(values: ImportedValues, field: string): number {
  const value = numberOrNull(values, field);
  if (value === null) throw new RangeError(`${field} of an import is no number`);
  return value;
}
