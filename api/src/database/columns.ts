import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** Column types that behave alike on SQLite and MariaDB. Entities and migrations use the same types. */

/** MariaDB returns decimals as text, SQLite as numbers. */
const decimalAsNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

export const INSTANT = { type: 'datetime', precision: 3 } as const satisfies ColumnOptions;
export const OPTIONAL_INSTANT = { ...INSTANT, nullable: true } as const satisfies ColumnOptions;
export const ONE_DECIMAL = {
  type: 'decimal',
  precision: 5,
  scale: 1,
  transformer: decimalAsNumber,
} as const satisfies ColumnOptions;
export const THREE_DECIMALS = {
  type: 'decimal',
  precision: 7,
  scale: 3,
  transformer: decimalAsNumber,
} as const satisfies ColumnOptions;

export const text = (length: number) => ({ type: 'varchar', length }) as const satisfies ColumnOptions;
export const optionalText = (length: number) => ({ ...text(length), nullable: true }) as const satisfies ColumnOptions;
