import { MIGRATIONS } from './migrations/index.js';

/** The last of the migrations that the baseline replaces. The baseline takes over a database that holds it. */
const LAST_REPLACED = 'WorkoutsRoutineNumber1764000000103';
/** Names of migrations end in a number; the baseline has 1764000000104. */
const REPLACED = /1764000000(?:0\d\d|10[0-3])$/;
const KNOWN: ReadonlySet<string> = new Set(MIGRATIONS.map(({ name }) => name));

/** False for a migration of a newer version. */
export const isKnownMigration = (name: string): boolean => KNOWN.has(name) || REPLACED.test(name);

/** Whether tables that went through these migrations are older than those that the baseline takes over. */
export const isTooOld = (names: readonly string[]): boolean =>
  names.some((name) => REPLACED.test(name)) && !names.includes(LAST_REPLACED);

/** What to do with tables that are too old. */
export const OLD_TABLES_ADVICE = `install the version of Touchline whose last migration is ${LAST_REPLACED}, start it once, and then install this one`;

export class OldDatabaseError extends Error {
  constructor() {
    super(
      `The database has the tables of an older version, which this one cannot change: ${OLD_TABLES_ADVICE}. Nothing was changed.`,
    );
    this.name = 'OldDatabaseError';
  }
}
