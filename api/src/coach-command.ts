import 'reflect-metadata';
import { Accounts } from './administration/accounts.js';
import { readCommand } from './administration/arguments.js';
import { Refused } from './administration/refused.js';
import { runCommand } from './administration/run-command.js';
import { loadSettings } from './config/settings.js';
import { Database } from './database/database.js';
import { isDatabaseUnavailable } from './database/database-errors.js';
import { UnitOfWork } from './database/unit-of-work.js';
import { reasonOf } from './start-texts.js';

/** `npm run coach`: accounts, on the database of the settings; the product may be running beside it. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const database = new Database(loadSettings().database);
  try {
    await database.open();
    process.stdout.write(`${await runCommand(command, new Accounts(new UnitOfWork(database)), new Date())}\n`);
  } finally {
    await database.close();
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return isDatabaseUnavailable(error) ? 'The database does not answer. Nothing was changed.' : reasonOf(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exitCode = 1;
});
