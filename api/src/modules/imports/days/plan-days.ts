import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { PersonRecord } from '@touchline/sheets/records';
import { measurementProblems } from '../../measurements/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import type { NamedCandidate } from '../people/named-candidate.js';
import type { PlannedRow } from '../plan/file-plan.js';
import { PLACE_FIELDS, planValues, type OverwriteRules, type PlannedValues } from '../plan/match-items.js';
import type { DayItem, ImportTable, StoredItem } from './import-table.js';
import { toMeasurementInput } from './measurements.table.js';

export type DayRecord = PersonRecord & { day: CalendarDate };

/** A row of a table that a record writes, when it differs from the stored one. */
export interface PlannedItem extends PlannedValues {
  table: ImportTable;
  item: DayItem;
  stored: StoredItem | undefined;
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

/** What an item does to the stored row. */
export function planItem(
  table: ImportTable,
  item: DayItem,
  stored: StoredItem | undefined,
  rules: Omit<OverwriteRules, 'isWhole'>,
): PlannedItem {
  return { table, item, stored, ...planValues(item.values, stored?.values, { ...rules, isWhole: table.hasSeveral }) };
}
