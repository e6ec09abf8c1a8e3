import 'reflect-metadata';
import { readAthleteCommand } from './administration/athlete-arguments.js';
import { auditLines } from './administration/athlete-audit.js';
import { onDatabase, reportFailure } from './administration/on-database.js';

/** `npm run athlete`: what an athlete may ask the club about their data. */
async function main(): Promise<void> {
  const command = readAthleteCommand(process.argv.slice(2));
  // Whoever reads only the first lines of a long list (`| head`) has closed the pipe: then we are done, too.
  process.stdout.once('error', () => process.exit());
  await onDatabase(async (unitOfWork) => {
    for await (const line of auditLines(unitOfWork, command)) process.stdout.write(`${line}\n`);
  });
}

main().catch(reportFailure);
