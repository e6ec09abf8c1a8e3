import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createKeyFile } from '../../src/backup/backup-key.js';
import { listBackups } from '../../src/backup/backup-files.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { MariaDbSession } from '../../src/backup/mariadb/mariadb-session.js';
import { parseSettings, type Settings } from '../../src/config/settings.js';
import { SqliteDatabase } from '../../src/database/sqlite-driver.js';
import { outputOf, runProgram } from '../support/built-api.js';
import type { TestDatabase } from '../support/test-database.js';

/** A folder with `data`, `site`, `backups` and a key, and settings that name them. */
export async function backupSettings(
  { target: database, owner }: Pick<TestDatabase, 'target' | 'owner'>,
  folder = newFolder(),
): Promise<Settings> {
  await createKeyFile(join(folder, 'key'));
  for (const name of ['data', 'site', 'backups']) mkdirSync(join(folder, name), { recursive: true });
  const variables = { DEMO_DATA: 'off', BACKUP_DIR: './backups', BACKUP_KEY_FILE: './key', DATA_DIR: './data' };
  const settings = parseSettings(new Map(Object.entries(variables)), folder);
  const databases = { database, migrationDatabase: owner };
  return { ...settings, ...databases, ...(database.kind === 'sqlite' ? { dataDir: dirname(database.file) } : {}) };
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'touchline-backup-'));

/** Makes a backup in this process and returns its path. */
export async function backUp(settings: Settings): Promise<string> {
  await linesOf(makeBackup(settings, { name: 'backup', alsoTo: null, keepDays: null }));
  return listBackups(String(settings.backupDir)).at(-1)?.path ?? '';
}

/** Variables for a program with these settings. */
export const environmentOf = ({ database, migrationDatabase, ...settings }: Settings): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  PORT: String(settings.port),
  DEMO_DATA: 'off',
  DATA_DIR: settings.dataDir,
  SITE_DIR: settings.siteDir,
  BACKUP_DIR: String(settings.backupDir),
  BACKUP_KEY_FILE: String(settings.backupKeyFile),
  ...(database.kind === 'mariadb' ? { DATABASE_URL: database.url } : {}),
  ...(migrationDatabase.kind === 'mariadb' ? { MIGRATION_DATABASE_URL: migrationDatabase.url } : {}),
});

/**
 * Runs the built command and returns what it prints; throws what it complains about, also a warning. A process of its own, because the
 * SQLite library keeps a file open, and so locked, for longer than it is used.
 */
export async function runCommand(settings: Settings, name: string, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await outputOf(runProgram(name, environmentOf(settings), { args }));
  if (code !== 0 || stderr !== '') throw new Error(stderr);
  return stdout;
}

export const restoreInto = (settings: Settings, file: string, ...options: string[]): Promise<string> =>
  runCommand(settings, 'restore-command', file, ...options);

export async function linesOf(lines: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all.join('\n');
}

/** Written by the commands themselves, or ended by a restore. */
const DIFFERENT = [
  ...['sessions', 'password_resets', 'athlete_links', 'athlete_devices', 'mails'],
  ...['guardian_requests', 'address_requests', 'staff_invitations'],
  ...['security_entries', 'migrations', 'migration_lease', 'housekeeping_tasks'],
];

/** Every row of every table as a text, sorted. */
export async function contentOf(database: Settings['database']): Promise<Record<string, string[]>> {
  const content = await (database.kind === 'sqlite' ? sqliteContent(database.file) : mariaDbContent(database.url));
  return Object.fromEntries(Object.entries(content).filter(([table]) => !DIFFERENT.includes(table)));
}

/** The rows of a table. */
export async function rowsOf(database: Settings['database'], table: string): Promise<string[]> {
  const content = await (database.kind === 'sqlite' ? sqliteContent(database.file) : mariaDbContent(database.url));
  return content[table] ?? [];
}

/** Reads a copy, so that the file is not locked afterwards. */
function sqliteContent(file: string): Record<string, string[]> {
  const copy = join(mkdtempSync(join(tmpdir(), 'touchline-copy-')), 'touchline.sqlite');
  for (const end of ['', '-wal']) if (existsSync(`${file}${end}`)) copyFileSync(`${file}${end}`, `${copy}${end}`);
  const database = new SqliteDatabase(copy);
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const content = tables.map(({ name }) => [
    String(name),
    database
      .prepare(`SELECT * FROM "${String(name)}"`)
      .all()
      .map((row) => JSON.stringify(row))
      .sort(),
  ]);
  database.close();
  return Object.fromEntries(content) as Record<string, string[]>;
}

async function mariaDbContent(url: string): Promise<Record<string, string[]>> {
  const session = await MariaDbSession.open(url);
  const content: Record<string, string[]> = {};
  for (const table of await session.tables())
    content[table] = (await session.query(`SELECT * FROM ${table}`)).map((row) => JSON.stringify(row)).sort();
  await session.close();
  return content;
}
