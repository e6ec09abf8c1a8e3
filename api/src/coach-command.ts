import 'reflect-metadata';
import { readCommand } from './administration/arguments.js';
import { runOnDatabase, reportFailure } from './administration/run-on-database.js';
import { runCommand } from './administration/run-command.js';

/** `npm run coach`: manages accounts. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  await runOnDatabase(
    async (unitOfWork) => void process.stdout.write(`${await runCommand(command, unitOfWork, new Date())}\n`),
  );
}

main().catch(reportFailure);
