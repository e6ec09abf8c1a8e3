import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** Column types that behave alike on SQLite and MariaDB. Entities and migrations use the same types. */

/** MariaDB returns decimals and wide numbers as text, SQLite as numbers. */
const textAsNumber: ValueTransformer = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** A jersey number with three digits at most is stored as an integer: each leading zero adds 1000 to its value. */
const ZERO = 1000;
const jerseyAsInteger: ValueTransformer = {
  to: (jersey: string | null | undefined) =>
    jersey ? Number(jersey) + ZERO * (jersey.length - String(Number(jersey)).length) : jersey,
  from: (stored: number | null) =>
    stored === null ? null : '0'.repeat(Math.floor(stored / ZERO)) + String(stored % ZERO),
};
/** Text in the code; an integer in the database, whose column is older than numbers such as 00. */
export const JERSEY_NUMBER = { type: 'integer', transformer: jerseyAsInteger } as const satisfies ColumnOptions;

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

/** 64 bits on MariaDB, whose driver returns them as text. Only for numbers that JavaScript holds exactly. */
export const WIDE_NUMBER = { type: 'bigint', transformer: textAsNumber } as const satisfies ColumnOptions;

export const text = (length: number) => ({ type: 'varchar', length }) as const satisfies ColumnOptions;
export const optionalText = (length: number) => ({ ...text(length), nullable: true }) as const satisfies ColumnOptions;
