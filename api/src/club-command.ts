import 'reflect-metadata';
import { reportFailure, runOnDatabase } from './administration/run-on-database.js';
import { readClubCommand } from './club-file/club-arguments.js';
import { exportClub } from './club-file/export-club.js';
import { importClub } from './club-file/import-club.js';
import { AuditArchive } from './common/audit/audit-archive.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadSettings } from './config/settings.js';
import { PATIENT_DEADLINES } from './database/database-connection.js';

/** `npm run club`: takes a club out of an installation, or into a new one. */
async function main(): Promise<void> {
  prepareProcess();
  const command = readClubCommand(process.argv.slice(2));
  const settings = loadSettings();
  const now = new Date();
  if (command.name === 'import') return print(importClub(settings, command.file, now));
  const archive = new AuditArchive(settings.dataDir);
  await runOnDatabase((unitOfWork) => print(exportClub(command, { unitOfWork, archive, now })), PATIENT_DEADLINES);
}

async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) process.stdout.write(`${line}\n`);
}

main().catch(reportFailure);
