import { dirname } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { listFolders } from '../athlete-data/erase-command.js';
import {
  ERASED_LIST,
  mergeErasedLists,
  readErasedAthletes,
  recordErasure,
  type ErasedAthlete,
} from '../athlete-data/erased-list.js';
import type { Settings } from '../config/settings.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { readKeyFile } from './backup-key.js';
import { rowTotal, type BackupManifest } from './backup-manifest.js';
import { openBackup } from './open-backup.js';
import { openTarget } from './open-target.js';
import type { RestoreCommand } from './restore-arguments.js';
import type { RestoreTarget } from './restore-target.js';
import { prepareRestored } from './restored-database.js';
import { restoreAuditArchive, restoreSite } from './restored-files.js';
import { holdsData } from './snapshot.js';
import { withWorkFolder } from './work-folder.js';
import { backupFolderOf, writeBackup } from './write-backup.js';

const KINDS = { sqlite: 'SQLite', mariadb: 'MariaDB' } as const;
const ADVICE =
  'Now check what has changed since the backup: coaches who were disabled or left a team, keys that were revoked (`npm run coach -- api-key`, `npm run release-key`), calendar feeds that were ended, and passwords.';

/** Puts a backup into the database of the settings. Nothing is changed before it was checked completely. Yields the lines to print. */
export async function* restore(settings: Settings, command: RestoreCommand): AsyncGenerator<string> {
  const { folder, keyFile } = backupFolderOf(settings);
  const key = readKeyFile(keyFile);
  // A generator cannot yield from within a callback.
  const lines: string[] = [];
  await withWorkFolder(settings.dataDir, async (work) => {
    const backup = await openBackup(command.file, key, work);
    requireFitting(backup.manifest, settings);
    const target = await openTarget(settings.database);
    try {
      requireReplaceable(target, backup.manifest, command);
      // A backup from before the first one of this release does not know its installation's number.
      const installation = backup.manifest.installation_id ?? target.installationId;
      const erased = await erasedSince(installation, settings, command);
      if (holdsData(target.rows) && !target.isUnfinished) {
        const { path } = await writeBackup(settings, { folder, key }, target.source, new Date());
        lines.push(`The data that was here before is in the backup ${path}.`);
      }

      const months = await restoreAuditArchive(backup.folder, settings.dataDir);
      await listAgain(installation, settings, erased);
      await target.replace(backup, async (database) => {
        lines.push(...(await prepareRestored(database, erased, new Date())));
      });
      if (months > 0) lines.push(`The archive of the audit was added to: ${months} months.`);
      lines.push(await restoreSite(backup.folder, settings, command.withSite));
      lines.unshift(restoredText(command.file, backup.manifest));
    } finally {
      await target.close();
    }
  });
  yield* lines;
  yield ADVICE;
}

/** Throws where no list tells who was erased, unless the administrator has said so: then null. */
async function erasedSince(
  installation: string | null,
  settings: Settings,
  { file, withoutErasedList }: RestoreCommand,
): Promise<ErasedAthlete[] | null> {
  const folders = [...listFolders(settings), dirname(file)];
  const erased = installation === null ? null : await readErasedAthletes(folders, installation);
  if (erased === null && !withoutErasedList)
    throw new CommandError(
      `No list says which athletes were erased since the backup, and it would bring them back. Copy ${ERASED_LIST} from where backups were kept into ${dirname(file)}. If it is lost, --without-erased-list restores all the same. Nothing was changed.`,
    );
  return erased;
}

/** Makes the lists of erased athletes equal, so that this machine has one from now on. */
async function listAgain(
  installation: string | null,
  settings: Settings,
  erased: readonly ErasedAthlete[] | null,
): Promise<void> {
  if (installation === null || erased === null) return;
  const folders = listFolders(settings);
  await mergeErasedLists(folders, installation);
  for (const each of erased) await recordErasure(folders, installation, each);
}

const restoredText = (file: string, manifest: BackupManifest): string =>
  `${file} of ${manifest.created_at} was restored: ${Object.keys(manifest.rows).length} tables with ${rowTotal(manifest)} rows, as many as it lists.`;

function requireFitting({ database, migrations, product }: BackupManifest, settings: Settings): void {
  if (database !== settings.database.kind)
    throw new CommandError(
      `The backup is of ${KINDS[database]}, and this product uses ${KINDS[settings.database.kind]}: ${database === 'sqlite' ? 'leave DATABASE_URL out' : 'set DATABASE_URL'}. Nothing was changed.`,
    );
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  if (migrations.some((name) => !known.has(name)))
    throw new CommandError(
      `The backup was made by a newer release (${product}), whose tables this one does not know. Install that release first. Nothing was changed.`,
    );
}

function requireReplaceable(
  { rows, installationId, isUnfinished }: RestoreTarget,
  manifest: BackupManifest,
  { replace, otherInstallation }: RestoreCommand,
): void {
  if (isUnfinished && !replace)
    throw new CommandError('A restore of this database was interrupted. --replace repeats it.');
  if (isUnfinished || !holdsData(rows)) return;
  if (!replace)
    throw new CommandError(
      'The database has data. --replace makes a backup of it and then puts this one in its place. Nothing was changed.',
    );
  const isOwn = installationId !== null && installationId === manifest.installation_id;
  if (!isOwn && !otherInstallation)
    throw new CommandError(
      'The backup is of another installation than the data in this database, or one of them does not say which it is of. --other-installation replaces it all the same. Nothing was changed.',
    );
}
