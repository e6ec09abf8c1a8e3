import 'reflect-metadata';
import { createInterface } from 'node:readline/promises';
import { readAthleteCommand, type AthleteCommand } from './administration/athlete-arguments.js';
import { auditLines } from './administration/athlete-audit.js';
import { runOnDatabase, reportFailure } from './administration/run-on-database.js';
import { eraseLines } from './athlete-data/erase-command.js';
import { exportLines } from './athlete-data/export/export-command.js';
import { AuditArchive } from './common/audit/audit-archive.js';
import { loadSettings } from './config/settings.js';
import type { UnitOfWork } from './database/unit-of-work.js';

/** `npm run athlete`: prints who read or changed an athlete's data, exports it and erases it. */
async function main(): Promise<void> {
  const command = readAthleteCommand(process.argv.slice(2));
  // A reader that needs only the first lines of a long list (`| head`) closes the pipe: the command then ends. An erasure
  // goes on.
  process.stdout.on('error', () => {
    if (command.name !== 'erase') process.exit();
  });
  await runOnDatabase(async (unitOfWork) => {
    for await (const line of linesOf(command, unitOfWork)) process.stdout.write(`${line}\n`);
  });
}

function linesOf(command: AthleteCommand, unitOfWork: UnitOfWork): AsyncGenerator<string> {
  const settings = loadSettings();
  const archive = new AuditArchive(settings.dataDir);
  switch (command.name) {
    case 'audit':
      return auditLines(unitOfWork, archive, command);
    case 'export':
      return exportLines(command, { unitOfWork, archive, now: new Date() });
    case 'erase':
      return eraseLines(command, { unitOfWork, settings, now: new Date(), ask: process.stdin.isTTY ? ask : null });
  }
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

main().catch(reportFailure);
