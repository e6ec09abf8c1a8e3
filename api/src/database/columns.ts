import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** Column types that behave alike on SQLite and MariaDB. Entities and migrations use the same types. */

/** MariaDB returns decimals and wide numbers as text, SQLite as numbers. */
const textAsNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

export const INSTANT = { type: 'datetime', precision: 3 } as const satisfies ColumnOptions;
export const OPTIONAL_INSTANT = { ...INSTANT, nullable: true } as const satisfies ColumnOptions;
export const ONE_DECIMAL = {
  type: 'decimal',
  precision: 5,
  scale: 1,
  transformer: textAsNumber,
} as const satisfies ColumnOptions;
export const THREE_DECIMALS = {
  type: 'decimal',
  precision: 7,
  scale: 3,
  transformer: textAsNumber,
} as const satisfies ColumnOptions;

/** What is measured: up to a million in either direction. */
export const MEASURED_VALUE = { ...THREE_DECIMALS, precision: 12 } as const satisfies ColumnOptions;

/** 64 bits on MariaDB, whose driver returns them as text. Only for numbers that JavaScript holds exactly. */
export const WIDE_NUMBER = { type: 'bigint', transformer: textAsNumber } as const satisfies ColumnOptions;

export const text = (length: number) => ({ type: 'varchar', length }) as const satisfies ColumnOptions;
export const optionalText = (length: number) => ({ ...text(length), nullable: true }) as const satisfies ColumnOptions;

/** A value as JSON text. It is written and read whole; nothing searches within it. */
export const JSON_TEXT = {
  type: 'text',
  transformer: { to: (value: unknown) => JSON.stringify(value), from: (text: string) => JSON.parse(text) as unknown },
} as const satisfies ColumnOptions;

/** As `JSON_TEXT`; null is stored as null. */
export const OPTIONAL_JSON_TEXT = {
  type: 'text',
  nullable: true,
  transformer: {
    to: (value: unknown) => (value === null ? null : JSON.stringify(value)),
    from: (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown)),
  },
} as const satisfies ColumnOptions;
