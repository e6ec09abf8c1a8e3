import 'reflect-metadata';
import { readCommand } from './administration/arguments.js';
import { runOnDatabase, reportFailure } from './administration/run-on-database.js';
import { runCommand } from './administration/run-command.js';

/** `npm run coach`: manages accounts. */
async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  // A reader that needs only the first lines of a long list (`| head`) closes the pipe: the command then ends.
  process.stdout.once('error', () => process.exit());
  await runOnDatabase(async (unitOfWork) => {
    for await (const line of runCommand(command, unitOfWork, new Date())) process.stdout.write(`${line}\n`);
  });
}

main().catch(reportFailure);
