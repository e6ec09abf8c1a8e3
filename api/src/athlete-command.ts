import 'reflect-metadata';
import { readAthleteCommand } from './administration/athlete-arguments.js';
import { auditLines } from './administration/athlete-audit.js';
import { runOnDatabase, reportFailure } from './administration/run-on-database.js';
import { AuditArchive } from './common/audit/audit-archive.js';
import { loadSettings } from './config/settings.js';

/** `npm run athlete`: prints who read or changed an athlete's data. */
async function main(): Promise<void> {
  const command = readAthleteCommand(process.argv.slice(2));
  // A reader that needs only the first lines of a long list (`| head`) closes the pipe: the command then ends.
  process.stdout.once('error', () => process.exit());
  const archive = new AuditArchive(loadSettings().dataDir);
  await runOnDatabase(async (unitOfWork) => {
    for await (const line of auditLines(unitOfWork, archive, command)) process.stdout.write(`${line}\n`);
  });
}

main().catch(reportFailure);
