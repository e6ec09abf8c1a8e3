import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
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
import { PLACE_FIELDS, type DayItem, type FileItem, type ImportTable, type StoredItem } from './import-table.js';
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
export type ImportTables = Readonly<Record<ImportTable['kind'], ImportTable>>;

/** The rows of tables that a record is about. */
export function itemsOf(
  target: Exclude<ImportTargetKey, 'roster' | 'attendance' | 'events'>,
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

/** Whether a stored row of the place is what the item of a file means. */
export type Likeness<Item, Row> = (item: Item, row: Row) => boolean;

const isSame: Likeness<FileItem, FileItem> = (item, row) =>
  Object.entries(item.values).every(([field, value]) => row.values[field] === value);
/** A session that differs takes the place of one that nothing else in the file is, so that no load counts twice. */
const IN_PLACE = [isSame, () => true];

/**
 * The stored row that each item means, in order; undefined for a new one. An item takes the first row that is like it, by each
 * likeness in turn; no two items take the same row.
 */
export function matchStored<Item extends FileItem, Row extends FileItem>(
  table: Pick<ImportTable, 'placeOf'>,
  items: readonly Item[],
  stored: readonly Row[],
  likenesses: readonly Likeness<Item, Row>[] = IN_PLACE,
): (Row | undefined)[] {
  const free = groupRows(stored, (row) => keyOf(table, row));
  const matched = new Map<Item, Row>();
  for (const isLike of likenesses)
    for (const item of items) {
      const rows = matched.has(item) ? [] : (free.get(keyOf(table, item)) ?? []);
      const at = rows.findIndex((row) => isLike(item, row));
      const [row] = at < 0 ? [] : rows.splice(at, 1);
      if (row) matched.set(item, row);
    }
  return items.map((item) => matched.get(item));
}

/** Where a row of the table is. */
export const keyOf = ({ placeOf }: Pick<ImportTable, 'placeOf'>, { athleteId, day, values }: FileItem): string =>
  `${athleteId} ${day} ${placeOf(values)}`;

interface OverwriteRules {
  /** Whether the stored values are no longer those of an import. */
  isTyped: boolean;
  isOverwritten: boolean;
}

/** What an item does to the stored row. */
export function planItem(
  table: ImportTable,
  item: DayItem,
  stored: StoredItem | undefined,
  rules: OverwriteRules,
): PlannedItem {
  return { table, item, stored, ...planValues(table, item.values, stored?.values, rules) };
}

/** What is written of the values of a file, and what it replaces. */
export function planValues(
  { hasSeveral }: Pick<ImportTable, 'hasSeveral'>,
  given: ImportedValues,
  stored: ImportedValues | undefined,
  { isTyped, isOverwritten }: OverwriteRules,
): Pick<PlannedItem, 'values' | 'former' | 'changes'> {
  if (!stored) return { values: given, former: null, changes: [] };

  const changes = Object.entries(given).flatMap(([field, to]): ImportChange[] => {
    const from = stored[field] ?? null;
    return PLACE_FIELDS.includes(field) || from === to
      ? []
      : [{ field, from, to, was_edited: from !== null && isTyped }];
  });
  const applied = changes.filter(({ was_edited: wasEdited }) => isOverwritten || !wasEdited);
  if (applied.length === 0) return { values: {}, former: null, changes };
  const isPart = (field: string) =>
    hasSeveral || PLACE_FIELDS.includes(field) || applied.some((one) => one.field === field);
  const partOf = (values: ImportedValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isPart(field)));
  const former = Object.fromEntries(applied.map(({ field, from }) => [field, from]));
  return { values: partOf(given), former: { ...partOf(stored), ...former }, changes };
}
