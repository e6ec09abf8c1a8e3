import { setTimeout as delay } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { listFolders } from '../athlete-data/erase-command.js';
import { erasedInLog } from '../athlete-data/erased-in-log.js';
import { mergeErasedLists, type ErasedAthlete } from '../athlete-data/erased-list.js';
import { recordAdministration } from '../common/security-log/record-event.js';
import type { Settings } from '../config/settings.js';
import { createDatabaseContext } from '../database-context.js';
import { WRITER } from '../database/data-source-names.js';
import { DatabaseConnection } from '../database/database-connection.js';
import { isDatabaseUnavailable } from '../database/database-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { installationId } from '../modules/installation/index.js';
import { copyBackup, removeOldBackups } from './backup-copies.js';
import { readKeyFile } from './backup-key.js';
import type { BackupCommand } from './backup-arguments.js';
import { rowTotal } from './backup-manifest.js';
import { requireDatabase, withBackupSource } from './backup-source.js';
import { removeLeftovers, sizeText } from './work-folder.js';
import { backupFolderOf, writeBackup } from './write-backup.js';

const LOCK_WAIT_MS = 5000;
const ATTEMPTS = 20;

/** Writes a backup, copies it, and then removes old ones. Yields the lines to print. */
export async function* makeBackup(
  settings: Settings,
  { alsoTo, keepDays }: Extract<BackupCommand, { name: 'backup' }>,
): AsyncGenerator<string> {
  const { folder, keyFile } = backupFolderOf(settings);
  const key = readKeyFile(keyFile);
  requireDatabase(settings.database);
  const now = new Date();
  // A restore that was killed has left a whole database there.
  await removeLeftovers(settings.dataDir);
  const inLog = await noteBackup(settings, now);

  const { path, size, manifest } = await withBackupSource(settings.database, (source) =>
    writeBackup(settings, { folder, key }, source, now),
  );
  const seconds = ((Date.now() - now.getTime()) / 1000).toFixed(1);
  yield `The backup ${path} was written: ${sizeText(size)} in ${seconds} seconds, ${Object.keys(manifest.rows).length} tables with ${rowTotal(manifest)} rows, ${manifest.files.length} files.`;

  if (alsoTo !== null) yield `It was copied to ${await copyBackup(path, alsoTo)} and compared.`;
  // Beside the backups, never inside: an older one must not bring an older list.
  if (manifest.installation_id !== null)
    await mergeErasedLists(
      [...listFolders(settings), ...(alsoTo === null ? [] : [alsoTo])],
      manifest.installation_id,
      inLog,
    );
  if (keepDays === null) return;
  for (const each of new Set([folder, ...(alsoTo === null ? [] : [alsoTo])]))
    yield* removeOldBackups(each, keepDays, now);
}

/**
 * Records the backup in the security log, gives the installation its number, and returns the erasures of that log. A
 * database whose migrations are pending stays as it is: it is backed up before they run.
 */
async function noteBackup({ database }: Settings, now: Date): Promise<ErasedAthlete[]> {
  const context = await createDatabaseContext(database);
  try {
    const connection = context.get(DatabaseConnection);
    if ((await connection.connect()).length > 0) return [];
    await connection.open('wait');
    await note(context, now);
    return await erasedInLog(context.get(UnitOfWork).read);
  } finally {
    await context.close();
  }
}

/** A busy SQLite file lets another program write only now and then; a backup must not fail for that. */
async function note(context: INestApplicationContext, now: Date): Promise<void> {
  const writer = context.get<DataSource>(getDataSourceToken(WRITER));
  if (writer.options.type === 'better-sqlite3') await writer.query(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}`);
  const unitOfWork = context.get(UnitOfWork);
  await patiently(() => unitOfWork.write((tx) => installationId(tx, now)));
  await patiently(() => unitOfWork.write((tx) => recordAdministration(tx, 'backup', { institutionId: null }, now)));
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDatabaseUnavailable(error)) throw error;
      await delay(Math.random() * 200);
    }
}
