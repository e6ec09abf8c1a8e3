import type { ImportColumn, ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTarget } from '@touchline/contracts/import-fields';

/** A column of a file, by its heading. */
export type ColumnKey = Pick<ImportColumn, 'heading' | 'group' | 'occurrence'>;

export const isSameColumn = (one: ColumnKey, other: ColumnKey): boolean =>
  one.heading === other.heading && one.group === other.group && one.occurrence === other.occurrence;

/** The field that a column means; null for one that is not used. */
export const fieldOf = (reading: ImportReading, column: ColumnKey): string | null =>
  reading.columns.find((mapped) => isSameColumn(mapped, column))?.field ?? null;

/** The reading with another meaning of a column. Answers about the cells are asked again. */
export function withField(reading: ImportReading, column: ColumnKey, field: string | null): ImportReading {
  const others = reading.columns.filter((mapped) => !isSameColumn(mapped, column));
  const { heading, group, occurrence } = column;
  return {
    ...withoutAnswers(reading),
    columns: field === null ? others : [...others, { heading, group, occurrence, field }],
  };
}

/** The field of the columns whose headings say this beside a day; null for columns that are not used. */
export const dayFieldOf = ({ days = [] }: ImportReading, heading: string): string | null =>
  days.find((mapped) => mapped.heading === heading)?.field ?? null;

/** The reading with another meaning of columns of days. Answers about the cells are asked again. */
export function withDayField(reading: ImportReading, heading: string, field: string | null): ImportReading {
  const others = (reading.days ?? []).filter((mapped) => mapped.heading !== heading);
  return { ...withoutAnswers(reading), days: field === null ? others : [...others, { heading, field }] };
}

const withoutAnswers = ({ sheets, columns, days }: ImportReading): ImportReading => ({
  ...{ sheets, columns, decimal_sign: null, date_order: null, name_order: null },
  ...(days && { days }),
});

/** What keeps the columns from being read. */
export type ColumnsProblem = { kind: 'no-name' | 'no-day' | 'no-values' } | { kind: 'twice'; field: string };

/** Columns that tell records apart, and hold nothing that is stored. */
const PLACES = new Set(['name', 'first_name', 'last_name', 'day', 'answered_at', 'start_time', 'side', 'trial']);

/**
 * Names are in one column or in two, events have a day, days have values, and no field is chosen twice but by columns of days,
 * such as those of sessions and of matches. Null when nothing is wrong.
 */
export function columnsProblem({ columns, days = [] }: ImportReading, target: ImportTarget): ColumnsProblem | null {
  const fields = [...columns.map(({ field }) => field), ...new Set(days.map(({ field }) => field))];
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined)
    return { kind: 'twice', field: target.fields.find(({ key }) => key === twice)?.label ?? twice };
  if (target.record_of === 'event') return fields.includes('day') ? null : { kind: 'no-day' };
  const isNamed = fields.includes('name') || (fields.includes('first_name') && fields.includes('last_name'));
  if (!isNamed) return { kind: 'no-name' };
  const hasValues = target.record_of === 'athlete' || fields.some((field) => !PLACES.has(field));
  return hasValues ? null : { kind: 'no-values' };
}
