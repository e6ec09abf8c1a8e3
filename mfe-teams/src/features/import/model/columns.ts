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
    ...reading,
    columns: field === null ? others : [...others, { heading, group, occurrence, field }],
    decimal_sign: null,
    date_order: null,
    name_order: null,
  };
}

/** What keeps the columns from being read. */
export type ColumnsProblem = { kind: 'no-name' } | { kind: 'twice'; field: string };

/** Names are in one column or in two, and no field is chosen twice. Null when nothing is wrong. */
export function columnsProblem({ columns }: ImportReading, target: ImportTarget): ColumnsProblem | null {
  const fields = columns.map(({ field }) => field);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined)
    return { kind: 'twice', field: target.fields.find(({ key }) => key === twice)?.label ?? twice };
  const isNamed = fields.includes('name') || (fields.includes('first_name') && fields.includes('last_name'));
  return isNamed ? null : { kind: 'no-name' };
}
