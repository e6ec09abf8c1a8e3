import { dirname } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { listFolders } from '../athlete-data/erase-command.js';
import { ERASED_LIST, mergeErasedLists, readErasedAthletes, type ErasedAthlete } from '../athlete-data/erased-list.js';
import type { Settings } from '../config/settings.js';
import { driverError } from '../database/database-errors.js';
import { isKnownMigration, isTooOld, OLD_TABLES_ADVICE } from '../database/known-migrations.js';
import { readKeyFile } from './backup-key.js';
import { rowTotal, type BackupManifest } from './backup-manifest.js';
import { openBackup, type OpenedBackup } from './open-backup.js';
import { openTarget } from './open-target.js';
import type { RestoreCommand } from './restore-arguments.js';
import type { RestoreTarget } from './restore-target.js';
import { prepareRestored } from './restored-database.js';
import { restoreAuditArchive, restoreSite, setAuditArchiveAside } from './restored-files.js';
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
  try {
    await withWorkFolder(settings.dataDir, async (work) => {
      const backup = await openBackup(command.file, key, work);
      requireFitting(backup.manifest, settings);
      const target = await unlessDamaged(settings, () => openTarget(settings));
      try {
        requireReplaceable(target, backup.manifest, command);
        // A backup that was made while migrations were pending may not know its installation's number.
        const installation = backup.manifest.installation_id ?? target.installationId;
        const erased = await erasedSince(installation, settings, command);
        if (holdsData(target.rows) && !target.isUnfinished) {
          const { path } = await unlessDamaged(settings, () =>
            writeBackup(settings, { folder, key }, target.source, new Date()),
          );
          lines.push(`The data that was here before is in the backup ${path}.`);
        }

        lines.push(...(await restoreArchive(backup, target, settings)));
        await listAgain(installation, settings, erased);
        await target.replace(backup, async (database) => {
          lines.push(...(await prepareRestored(database, erased, new Date())));
        });
        lines.unshift(restoredText(command.file, backup.manifest));
        lines.push(await restoreSite(backup.folder, settings, command.withSite));
      } finally {
        await target.close();
      }
    });
  } finally {
    // Also when it fails: where the data from before is, has to be known above all then.
    yield* lines;
  }
  yield ADVICE;
}

/** Adds the archive of the audit to the one that is there. That of another installation has other athletes by the same numbers. */
async function restoreArchive(
  { folder, manifest }: OpenedBackup,
  { installationId }: RestoreTarget,
  { dataDir }: Settings,
): Promise<string[]> {
  const isOther =
    installationId !== null && manifest.installation_id !== null && installationId !== manifest.installation_id;
  const aside = isOther ? await setAuditArchiveAside(dataDir, installationId) : null;
  const months = await restoreAuditArchive(folder, dataDir);
  return [
    ...(aside === null
      ? []
      : [`The archive of the audit that was here before is in ${aside}: it is of the other installation.`]),
    ...(months === 0 ? [] : [`The archive of the audit was added to: ${months} months.`]),
  ];
}

/** A damaged database cannot be backed up before it is replaced: only its administrator may put it aside. */
async function unlessDamaged<T>({ database }: Settings, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isDamaged = ['SQLITE_CORRUPT', 'SQLITE_NOTADB'].includes(driverError(error).code ?? '');
    if (!isDamaged || database.kind !== 'sqlite') throw error;
    throw new CommandError(
      `The database ${database.file} is damaged, so it cannot be backed up before it is replaced. Move it into another folder, with the files beside it whose names begin with its name, and keep them. Then repeat the restore without --replace. Nothing was changed.`,
    );
  }
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
  await mergeErasedLists(listFolders(settings), installation, erased);
}

const restoredText = (file: string, manifest: BackupManifest): string =>
  `${file} of ${manifest.created_at} was restored: ${Object.keys(manifest.rows).length} tables with ${rowTotal(manifest)} rows, as many as it lists.`;

function requireFitting({ database, migrations, product }: BackupManifest, settings: Settings): void {
  if (database !== settings.database.kind)
    throw new CommandError(
      `The backup is of ${KINDS[database]}, and this product uses ${KINDS[settings.database.kind]}: ${database === 'sqlite' ? 'leave DATABASE_URL out' : 'set DATABASE_URL'}. Nothing was changed.`,
    );
  if (!migrations.every(isKnownMigration))
    throw new CommandError(
      `The backup was made by a newer release (${product}), whose tables this one does not know. Install that release first. Nothing was changed.`,
    );
  if (isTooOld(migrations))
    throw new CommandError(
      `The backup has the tables of an older version, which this one cannot change: ${OLD_TABLES_ADVICE}. Restore it with the first of the two. Nothing was changed.`,
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
