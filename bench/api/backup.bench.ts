import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { listBackups } from '../../api/src/backup/backup-files.js';
import { MariaDbSession } from '../../api/src/backup/mariadb/mariadb-session.js';
import { mariaDbSize } from '../../api/src/backup/mariadb/mariadb-snapshot.js';
import type { Settings } from '../../api/src/config/settings.js';
import { SqliteDatabase } from '../../api/src/database/sqlite-driver.js';
import { fillBigClub } from '../../api/test/support/big-club.js';
import { buildApi } from '../../api/test/support/built-api.js';
import { createTestApp } from '../../api/test/support/test-app.js';
import { createTestDatabase } from '../../api/test/support/test-database.js';
import { backupSettings, restoreInto, runCommand } from '../../api/test/backup/support.js';

jest.setTimeout(3_600_000);

const WRITERS = 50;
/** `BACKUP_ATHLETES` and `BACKUP_DAYS` change the size: 2 000 athletes per club and a year have about 0.65 GB. */
const SIZE = {
  athletes: Number(process.env['BACKUP_ATHLETES'] ?? 2000),
  teams: 40,
  days: Number(process.env['BACKUP_DAYS'] ?? 365),
};
/** Tables that the writers, the commands or the restore change. */
const CHANGED = [
  ...['institutions', 'installation', 'security_entries', 'migrations', 'migration_lease', 'sqlite_sequence'],
  ...['sessions', 'password_resets', 'athlete_links', 'athlete_devices', 'guardian_requests', 'mails'],
];

it('takes so long per GB, while 50 writers write', async () => {
  buildApi();
  const at = await createTestApp();
  await fillBigClub(at, SIZE);
  const settings = await backupSettings(at.database);
  const bytes = await sizeOf(at.database.target);

  let isOver = false;
  let writes = 0;
  const writer = async (no: number): Promise<void> => {
    while (!isOver) {
      await at.write((tx) =>
        tx.query(`INSERT INTO institutions (name, time_zone, is_demo) VALUES ('w-${no}', 'UTC', 0)`),
      );
      writes += 1;
      await delay(20);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, no) => writer(no));
  const began = Date.now();
  await runCommand(settings, 'backup-command');
  const backupMs = Date.now() - began;
  isOver = true;
  await Promise.all(writers);

  const path = String(listBackups(String(settings.backupDir)).at(-1)?.path);
  const database = await createTestDatabase();
  const other = await backupSettings(database);
  writeFileSync(String(other.backupKeyFile), readFileSync(String(settings.backupKeyFile)));
  const restoreBegan = Date.now();
  await restoreInto(other, path);
  const restoreMs = Date.now() - restoreBegan;

  const [before, after] = [await digests(at.database.target), await digests(database.target)];
  const different = Object.keys(before).filter((table) => before[table] !== after[table]);
  process.stdout.write(
    `${JSON.stringify({
      gigabytes: bytes / 1e9,
      backup_seconds: backupMs / 1000,
      restore_seconds: restoreMs / 1000,
      backup_seconds_per_gb: (backupMs / bytes) * 1e6,
      restore_seconds_per_gb: (restoreMs / bytes) * 1e6,
      file_megabytes: statSync(path).size / 1e6,
      writes_meanwhile: writes,
      tables_compared: Object.keys(before).length,
      tables_different: different,
    })}\n`,
  );
  expect(different).toEqual([]);
  await at.close();
  await database.drop();
});

async function sizeOf(database: Settings['database']): Promise<number> {
  if (database.kind === 'sqlite') return statSync(database.file).size;
  const session = await MariaDbSession.open(database.url);
  const bytes = await mariaDbSize(session);
  await session.close();
  return bytes;
}

/** A digest of each table that nothing changes meanwhile. */
async function digests(database: Settings['database']): Promise<Record<string, string>> {
  const all = await (database.kind === 'sqlite' ? sqliteDigests(database.file) : mariaDbDigests(database.url));
  return Object.fromEntries(Object.entries(all).filter(([table]) => !CHANGED.includes(table)));
}

function sqliteDigests(file: string): Record<string, string> {
  const database = new SqliteDatabase(file, { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const pairs = tables.map(({ name }) => [String(name), sqliteDigest(database, String(name))] as const);
  database.close();
  return Object.fromEntries(pairs);
}

/** By the order of the values, because a table without an integer key may be stored in another order. */
function sqliteDigest(database: SqliteDatabase, table: string): string {
  const columns = database.pragma(`table_info("${table}")`).map((_, at) => at + 1);
  const hash = createHash('sha256');
  const page = database.prepare(`SELECT * FROM "${table}" ORDER BY ${columns.join(', ')} LIMIT 100000 OFFSET ?`);
  for (let from = 0; ; from += 100_000) {
    const rows = page.all(from);
    for (const row of rows) hash.update(JSON.stringify(row));
    if (rows.length < 100_000) return hash.digest('hex');
  }
}

async function mariaDbDigests(url: string): Promise<Record<string, string>> {
  const session = await MariaDbSession.open(url);
  const pairs: (readonly [string, string])[] = [];
  for (const table of await session.tables()) {
    const [row] = await session.query(`CHECKSUM TABLE ${table} EXTENDED`);
    pairs.push([table, String(row?.['Checksum'])]);
  }
  await session.close();
  return Object.fromEntries(pairs);
}
