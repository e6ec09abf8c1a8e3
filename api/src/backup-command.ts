import 'reflect-metadata';
import { reportFailure } from './administration/run-on-database.js';
import { readBackupCommand, type BackupCommand } from './backup/backup-arguments.js';
import { createKeyFile, readKeyFile } from './backup/backup-key.js';
import { rowTotal } from './backup/backup-manifest.js';
import { makeBackup } from './backup/make-backup.js';
import { openBackup } from './backup/open-backup.js';
import { withWorkFolder } from './backup/work-folder.js';
import { backupFolderOf } from './backup/write-backup.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadSettings, type Settings } from './config/settings.js';

/** `npm run backup`: writes, copies and removes backups, checks one, or makes the key. */
async function main(): Promise<void> {
  prepareProcess();
  const command = readBackupCommand(process.argv.slice(2));
  for await (const line of linesOf(command, loadSettings())) process.stdout.write(`${line}\n`);
}

async function* linesOf(command: BackupCommand, settings: Settings): AsyncGenerator<string> {
  if (command.name === 'backup') return yield* makeBackup(settings, command);
  const { folder, keyFile } = backupFolderOf(settings);

  if (command.name === 'new-key') {
    await createKeyFile(keyFile);
    yield `A new key was written to ${keyFile}. Keep a copy of it where neither this machine nor the backups are: without it no backup can be read, by nobody.`;
    return;
  }
  const key = readKeyFile(keyFile);
  const { manifest } = await withWorkFolder(folder, (work) => openBackup(command.file, key, work));
  yield `${command.file} is whole: made at ${manifest.created_at} by Touchline ${manifest.product} on ${manifest.database === 'sqlite' ? 'SQLite' : 'MariaDB'}, ${Object.keys(manifest.rows).length} tables with ${rowTotal(manifest)} rows, ${manifest.files.length} files.`;
  if (manifest.binary_log)
    yield `The binary log of the server stood at ${manifest.binary_log.file}, position ${manifest.binary_log.position}.`;
}

main().catch(reportFailure);
