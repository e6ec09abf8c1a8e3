import 'reflect-metadata';
import { reportFailure } from './administration/run-on-database.js';
import { readRestoreCommand } from './backup/restore-arguments.js';
import { restore } from './backup/restore.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadSettings } from './config/settings.js';

/** `npm run restore -- <backup>`: puts a backup into the database of the settings. */
async function main(): Promise<void> {
  prepareProcess();
  const command = readRestoreCommand(process.argv.slice(2));
  for await (const line of restore(loadSettings(), command)) process.stdout.write(`${line}\n`);
}

main().catch(reportFailure);
