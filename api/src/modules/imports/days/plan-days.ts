import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportTargetKey } from '@touchline/contracts/import-targets';
import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { ImportChange } from '@touchline/contracts/imports.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { PersonRecord } from '@touchline/sheets/records';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { measurementProblems } from '../../measurements/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import type { NamedCandidate } from '../people/named-candidate.js';
import type { PlannedRow } from '../plan/file-plan.js';
import { PLACE_FIELDS, type DayItem, type ImportTable, type StoredItem } from './import-table.js';
import { toMeasurementInput } from './measurements.table.js';

export type DayRecord = PersonRecord & { day: CalendarDate };

/** A row of a table that a record writes, when it differs from the stored one. */
export interface PlannedItem {
  table: ImportTable;
  item: DayItem;
  stored: StoredItem | undefined;
  /** What is written, and what it replaces; null for a new row. Empty `values`: nothing. */
  values: ImportedValues;
  former: ImportedValues | null;
  changes: ImportChange[];
}

/** A record of an athlete's day, and the rows that it writes. */
export interface PlannedDay extends PlannedRow<NamedCandidate> {
  record: DayRecord;
  items: PlannedItem[];
}

/** The tables of all targets, by kind of their rows. */
export type ImportTables = Readonly<Record<'wellness' | 'session' | 'test' | 'measurement', ImportTable>>;

/** The rows of tables that a record is about. */
export function itemsOf(
  target: Exclude<ImportTargetKey, 'roster'>,
  { day, values }: DayRecord,
  athleteId: number,
  tables: ImportTables,
): { table: ImportTable; item: DayItem }[] {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  if (target !== 'tests')
    return [
      { table: target === 'wellness' ? tables.wellness : tables.session, item: { athleteId, day, values: given } },
    ];
  const place: ImportedValues = Object.fromEntries(
    Object.entries(given).filter(([field]) => PLACE_FIELDS.includes(field)),
  );
  return Object.keys(given)
    .filter((field) => !PLACE_FIELDS.includes(field))
    .map((field) => ({
      table: OWN_MEASURE_KEY.test(field) ? tables.measurement : tables.test,
      item: { athleteId, day, values: { ...place, [field]: given[field] ?? null } },
    }));
}

/** Why the values of an item cannot be stored on its day; null when they can. */
export function itemProblem(
  { table, item }: { table: ImportTable; item: DayItem },
  catalogue: ReadonlyMap<string, Measure>,
): string | null {
  if (table.kind === 'test') {
    const isPlain = (item.values['side'] ?? 'none') === 'none' && (item.values['trial'] ?? 1) === 1;
    return isPlain ? null : 'This test has one value on a day, without side and trial. Leave those cells empty.';
  }
  const own = Object.keys(item.values).filter((field) => OWN_MEASURE_KEY.test(field));
  for (const field of own) {
    const measure = catalogue.get(field);
    const place = table.kind === 'measurement' ? item.values : {};
    const input = {
      ...toMeasurementInput({ ...item, values: { ...place, [field]: item.values[field] ?? null } }, ''),
      measureVersion: measure && newestVersion(measure).measure_version,
    };
    // The reader has refused days that are too late.
    const [problem] = measurementProblems([input], { catalogue, latest: item.day, isStored: () => false });
    if (problem) return problem.path === '.measure_version' ? otherVersion(measure) : problem.message;
  }
  return null;
}

const otherVersion = (measure: Measure | undefined): string =>
  `${measure ? newestVersion(measure).label : 'This'} was measured otherwise on this day: its unit or scale has changed since.`;

/** The stored row that each item means, in order; undefined for a new one. */
export function matchStored(
  table: ImportTable,
  items: readonly DayItem[],
  stored: readonly StoredItem[],
): (StoredItem | undefined)[] {
  const free = groupRows(stored, (row) => keyOf(table, row));
  const matched = new Map<DayItem, StoredItem>();
  const take = (item: DayItem, isMeant: (row: StoredItem) => boolean) => {
    const rows = free.get(keyOf(table, item)) ?? [];
    const at = rows.findIndex(isMeant);
    if (at < 0) return;
    matched.set(item, rows[at] as StoredItem);
    if (table.hasSeveral) rows.splice(at, 1);
  };
  for (const item of items)
    take(item, ({ values }) => Object.entries(item.values).every(([field, value]) => values[field] === value));
  // A session that differs takes the place of one that nothing else in the file is, so that no load counts twice.
  for (const item of items) if (!matched.has(item)) take(item, () => true);
  return items.map((item) => matched.get(item));
}

export const keyOf = ({ kind, placeOf }: ImportTable, { athleteId, day, values }: DayItem): string =>
  `${kind} ${athleteId} ${day} ${placeOf(values)}`;

/** What an item does to the stored row. `isTyped`: the stored values are no longer those of an import. */
export function planItem(
  table: ImportTable,
  item: DayItem,
  stored: StoredItem | undefined,
  { isTyped, isOverwritten }: { isTyped: boolean; isOverwritten: boolean },
): PlannedItem {
  const plan = { table, item, stored };
  if (!stored) return { ...plan, values: item.values, former: null, changes: [] };

  const changes = Object.entries(item.values).flatMap(([field, to]): ImportChange[] => {
    const from = stored.values[field] ?? null;
    return PLACE_FIELDS.includes(field) || from === to
      ? []
      : [{ field, from, to, was_edited: from !== null && isTyped }];
  });
  const applied = changes.filter(({ was_edited: wasEdited }) => isOverwritten || !wasEdited);
  if (applied.length === 0) return { ...plan, values: {}, former: null, changes };
  const isPart = (field: string) =>
    table.hasSeveral || PLACE_FIELDS.includes(field) || applied.some((one) => one.field === field);
  const partOf = (values: ImportedValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isPart(field)));
  const former = Object.fromEntries(applied.map(({ field, from }) => [field, from]));
  return { ...plan, values: partOf(item.values), former: { ...partOf(stored.values), ...former }, changes };
}
