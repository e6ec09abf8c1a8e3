import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { reportFailure } from './administration/run-on-database.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadSettings } from './config/settings.js';
import { createDatabaseContext } from './database-context.js';
import { DatabaseConnection } from './database/database-connection.js';
import { isDatabaseUnavailable } from './database/database-errors.js';
import { MIGRATIONS } from './database/migrations/index.js';

const USAGE = `Usage: npm run migrate -- [--status]
  Runs the pending migrations of the database. While another process runs them, it waits. --status only lists them, and
  exits with 3 if there are any.
`;
const EXIT = { usage: 2, pending: 3 };

/** `npm run migrate`: runs the pending migrations; with `--status` it only lists them, and exits with 3 if there are any. */
async function main(status: boolean): Promise<void> {
  const { migrationDatabase: database } = loadSettings();
  if (status && database.kind === 'sqlite' && !existsSync(database.file)) {
    // Connecting would create the file.
    reportPending(MIGRATIONS.map(({ name }) => name));
    return;
  }
  const context = await createDatabaseContext(database);
  try {
    const connection = context.get(DatabaseConnection);
    if (status) {
      reportPending(await connection.connect());
      return;
    }
    const done = await connection.migrate((sentence) => process.stderr.write(`${sentence}\n`));
    process.stdout.write(report(done, 'Done'));
  } finally {
    await context.close();
  }
}

function reportPending(names: readonly string[]): void {
  process.stdout.write(report(names, 'Pending'));
  if (names.length > 0) process.exitCode = EXIT.pending;
}

function report(names: readonly string[], title: string): string {
  return names.length === 0
    ? 'No migration is pending.\n'
    : `${title}:\n${names.map((name) => `  ${name}\n`).join('')}`;
}

const [option, ...others] = process.argv.slice(2);
if ((option !== undefined && option !== '--status') || others.length > 0) {
  process.stderr.write(USAGE);
  process.exitCode = EXIT.usage;
} else {
  prepareProcess();
  main(option === '--status').catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) return reportFailure(error);
    process.stderr.write(
      'The database does not answer, or its tables are in use. The next `npm run migrate` goes on from here.\n',
    );
    process.exitCode = 1;
  });
}
