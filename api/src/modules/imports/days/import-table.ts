import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import type { HealthData } from '../../../common/audit/audit-entry.entity.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import type { VersionedColumns } from '../../../database/versioned-columns.js';
import type { ImportedKind, ImportedValues } from '../imported-row.entity.js';

/** What a record of a file says about one row of a table. */
export interface DayItem {
  athleteId: number;
  day: CalendarDate;
  /** By field of the target; a missing cell has no value here. */
  values: ImportedValues;
}

/** A stored row. */
export interface StoredItem extends DayItem {
  id: number;
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
  kind: Exclude<ImportedKind, 'athlete'>;
  /** What reads and writes of it are recorded as. */
  auditKind: HealthData;
  entity: new () => VersionedColumns & { id: number; athleteId: number };
  /**
   * Whether a place of an athlete's day may have several rows: they are told apart by what they hold, and written as a whole.
   * Others have one row per place, of which single values are written.
   */
  hasSeveral: boolean;
  /** What tells the rows of an athlete's day apart; empty where a day has one row, or several that nothing tells apart. */
  placeOf(values: ImportedValues): string;
  /** The stored rows with their values of these fields. */
  find(
    manager: EntityManager,
    athletes: ReachedAthletes,
    range: DayRange,
    fields: readonly string[],
  ): Promise<StoredItem[]>;
  /** Writes all rows or none, and returns them in the order given. The caller has checked that they are reached. */
  write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]>;
  /** Deletes rows that are as an import wrote them, where `deleteRows` alone, which deletes them from the table, is not enough. */
  remove?(
    tx: EntityManager,
    coach: SignedInCoach,
    rows: readonly DayItem[],
    deleteRows: () => Promise<void>,
  ): Promise<void>;
}

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

/** Fields that tell values of a test apart and are none. */
export const PLACE_FIELDS: readonly string[] = ['side', 'trial'];
