import { prepareProcess } from '../common/logging/prepare-process.js';
import { loadSettings, loadValidSettings } from '../config/settings.js';
import { createDatabaseContext } from '../database-context.js';
import { DatabaseConnection } from '../database/database-connection.js';
import { isDatabaseUnavailable, OutcomeUnknownError } from '../database/database-errors.js';
import type { Deadlines } from '../database/mysql-with-deadlines.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { commandFailureMessage } from '../start-messages.js';
import { CommandError } from './command-error.js';

/** Runs an administrator's command on the database of the settings, also while the product is running. */
export async function runOnDatabase(
  work: (unitOfWork: UnitOfWork) => Promise<void>,
  callDeadlines?: Deadlines,
): Promise<void> {
  prepareProcess();
  const { database, migrations } = loadSettings();
  const context = await createDatabaseContext(database, callDeadlines === undefined ? {} : { callDeadlines });
  try {
    await context.get(DatabaseConnection).open(migrations);
    await work(context.get(UnitOfWork));
  } finally {
    await context.close();
  }
}

export function reportFailure(error: unknown): void {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
}

function sentenceFor(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof OutcomeUnknownError)
    return 'The database did not confirm the change: it may have been made. Look whether it was before you repeat the command.';
  if (isDatabaseUnavailable(error)) return 'The database does not answer. Nothing was changed.';
  return commandFailureMessage(error, loadValidSettings());
}
