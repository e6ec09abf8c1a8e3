import { mariaDbOptions, sqliteWriterOptions } from '../../src/database/data-source-options.js';
import type { TestDatabase } from './test-database.js';

/** Options of a data source on which a test runs migrations: their statements may take longer than the few seconds of a call. */
export const migratingOptions = (database: TestDatabase['owner']) =>
  database.kind === 'sqlite'
    ? sqliteWriterOptions(database.file)
    : mariaDbOptions(database.url, { acquireMs: 1000, statementMs: 60_000 });
