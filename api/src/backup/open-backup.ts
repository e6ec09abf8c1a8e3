import { join } from 'node:path';
import { mkdir, stat } from 'node:fs/promises';
import { CommandError } from '../administration/command-error.js';
import { SqliteDatabase } from '../database/sqlite-driver.js';
import { authenticate } from './age-file.js';
import { DATABASE_NAMES, type BackupManifest } from './backup-manifest.js';
import { unpackInto } from './packed-files.js';
import { sqliteFacts } from './sqlite/sqlite-snapshot.js';
import { requireRoom } from './work-folder.js';

/** A backup that was checked completely and lies unpacked in a folder. */
export interface OpenedBackup {
  folder: string;
  /** Its database, in `folder`. */
  database: string;
  manifest: BackupManifest;
}

/** Checks a backup completely and unpacks it inside `work`. Throws CommandError that names the fault. */
export async function openBackup(path: string, key: string, work: string): Promise<OpenedBackup> {
  await authenticate(path, key);
  // Databases take a fifth of their size when compressed.
  await requireRoom(work, 6 * (await stat(path)).size);
  const folder = join(work, 'unpacked');
  await mkdir(folder, { mode: 0o700 });
  const manifest = await unpackInto(folder, path, key);
  const database = join(folder, DATABASE_NAMES[manifest.database]);
  if (manifest.database === 'sqlite') checkSqliteCopy(database, path, manifest);
  return { folder, database, manifest };
}

function checkSqliteCopy(file: string, path: string, manifest: BackupManifest): void {
  const database = new SqliteDatabase(file, { readonly: true });
  try {
    const [first] = database.pragma('integrity_check') as { integrity_check: string }[];
    if (first?.integrity_check !== 'ok')
      throw new CommandError(`The database in ${path} was damaged before it was backed up. Use an older backup.`);
    requireSameRows(manifest.rows, sqliteFacts(database).rows);
  } finally {
    database.close();
  }
}

/** Throws CommandError when tables or numbers of rows differ from those of the backup. */
export function requireSameRows(
  expected: Readonly<Record<string, number>>,
  actual: Readonly<Record<string, number>>,
): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  const different = [...names].filter((name) => expected[name] !== actual[name]);
  if (different.length > 0)
    throw new CommandError(
      `These tables do not have the rows that the backup lists: ${different.map((name) => `${name} (${actual[name] ?? 'missing'} instead of ${expected[name] ?? 'none'})`).join(', ')}.`,
    );
}
