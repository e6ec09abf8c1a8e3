import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listBackups } from '../../src/backup/backup-files.js';
import { MariaDbSession } from '../../src/backup/mariadb/mariadb-session.js';
import type { Settings } from '../../src/config/settings.js';
import { fillDemo } from '../../src/database/demo/fill-demo.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { buildApi, ended, ready, runProgram } from '../support/built-api.js';
import * as build from '../support/factories.js';
import { freePort } from '../support/free-port.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { backUp, backupSettings, contentOf, environmentOf, restoreInto, rowsOf, runCommand } from './support.js';

jest.setTimeout(300_000);

const WRITERS = 10;

describe('while the product runs, or a command is killed', () => {
  let at: TestApp;
  let settings: Settings;
  const databases: TestDatabase[] = [];

  beforeAll(async () => {
    buildApi();
    at = await createTestApp();
    await fillDemo(at.app.get(UnitOfWork), at.clock.now());
    settings = await backupSettings(at.database);
  });
  afterAll(async () => {
    await at.close();
    for (const database of databases) await database.drop();
  });

  const elsewhere = async (): Promise<Settings> => {
    const database = await createTestDatabase();
    databases.push(database);
    const other = await backupSettings(database);
    writeFileSync(String(other.backupKeyFile), readFileSync(String(settings.backupKeyFile)));
    return other;
  };

  it('a backup holds whole writes only, and all that were acknowledged before it began', async () => {
    let isOver = false;
    const acknowledged = new Set<string>();
    const writer = async (no: number): Promise<void> => {
      for (let write = 0; !isOver; write += 1) {
        await at.write(async (tx) => {
          for (const half of ['a', 'b'])
            await tx.query(
              `INSERT INTO institutions (name, time_zone, is_demo) VALUES ('w-${no}-${write}-${half}', 'UTC', 0)`,
            );
        });
        acknowledged.add(`w-${no}-${write}-`);
        await delay(2);
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, no) => writer(no));
    await delay(300);
    const before = [...acknowledged];
    await runCommand(settings, 'backup-command');
    isOver = true;
    await Promise.all(writers);

    const other = await elsewhere();
    await restoreInto(other, String(listBackups(String(settings.backupDir)).at(-1)?.path));
    const names = (await rowsOf(other.database, 'institutions')).map(
      (row) => (JSON.parse(row) as { name: string }).name,
    );
    const restored = new Set(names.filter((name) => name.startsWith('w-')));
    expect(before.length).toBeGreaterThan(WRITERS);
    expect(acknowledged.size).toBeGreaterThan(before.length);
    for (const write of before) expect([...['a', 'b'].map((half) => restored.has(write + half))]).toEqual([true, true]);
    for (const name of restored)
      expect(restored.has(`${name.slice(0, -1)}${name.endsWith('a') ? 'b' : 'a'}`)).toBe(true);
  });

  it('a restore is refused by an idle server, and possible after it was killed', async () => {
    const other = await elsewhere();
    const path = await backUp(settings);
    await restoreInto(other, path);
    const before = await contentOf(other.database);
    writeFileSync(join(other.siteDir, 'index.html'), '<!doctype html>');
    const port = await freePort();
    const server = runProgram(
      'main',
      { ...environmentOf(other), PORT: String(port) },
      { stdio: ['ignore', 'ignore', 'ignore'] },
    );
    await ready(`http://127.0.0.1:${port}`, server);
    await expect(restoreInto(other, path, '--replace')).rejects.toThrow(/Stop/);

    server.kill('SIGKILL');
    await ended(server);
    expect(await contentOf(other.database)).toEqual(before);
    await whileBusy(() => restoreInto(other, path, '--replace'));
    expect(await contentOf(other.database)).toEqual(before);
  });

  it('a killed backup leaves nothing that looks like one, and the next one removes what it left', async () => {
    const own = { ...settings, backupDir: join(dirname(String(settings.backupDir)), 'killed') };
    mkdirSync(own.backupDir);
    const child = runProgram('backup-command', environmentOf(own), { stdio: ['ignore', 'ignore', 'ignore'] });
    const leftovers = () => readdirSync(own.backupDir).filter((name) => name.startsWith('.touchline-work'));
    while (leftovers().length === 0 && child.exitCode === null) await delay(1);
    child.kill('SIGKILL');
    await ended(child);
    expect(leftovers()).toHaveLength(1);
    expect(listBackups(own.backupDir)).toEqual([]);

    const ofRestore = join(own.dataDir, '.touchline-work-of-a-killed-restore');
    mkdirSync(ofRestore);
    await runCommand(own, 'backup-command');
    expect(leftovers()).toEqual([]);
    expect(existsSync(ofRestore)).toBe(false);
    expect(listBackups(own.backupDir)).toHaveLength(1);
  });

  it('a restore that was killed leaves the old data, the new data, or a database that no server opens', async () => {
    const other = await elsewhere();
    const path = await backUp(settings);
    await restoreInto(other, path);
    const old = await contentOf(other.database);
    await build.institution(at, { name: 'Added since' });
    const next = await backUp(settings);
    const full = await contentOf(at.database.target);

    const outcomes = new Set<string>();
    for (const milliseconds of [300, 900, 1500]) {
      const child = runProgram('restore-command', environmentOf(other), {
        args: [next, '--replace'],
        stdio: ['ignore', 'ignore', 'ignore'],
      });
      await killDuring(other, child, milliseconds);
      const isUnfinished = await hasMarker(other.database);
      if (isUnfinished) await expect(runCommand(other, 'coach-command', 'list')).rejects.toThrow(/npm run restore/);
      else expect([old, full]).toContainEqual(await contentOf(other.database));
      outcomes.add(isUnfinished ? 'unfinished' : 'whole');

      await whileBusy(() => restoreInto(other, isUnfinished ? next : path, '--replace'));
      expect(await contentOf(other.database)).toEqual(isUnfinished ? full : old);
      expect(readdirSync(other.dataDir).filter((name) => name.startsWith('.touchline-work'))).toEqual([]);
      if (isUnfinished) await restoreInto(other, path, '--replace');
    }
    if (other.database.kind === 'mariadb') expect(outcomes).toContain('unfinished');
  });

  /** Kills a restore some time after its start; on MariaDB once it has begun to change the database. */
  async function killDuring({ database }: Settings, child: ReturnType<typeof runProgram>, milliseconds: number) {
    if (database.kind === 'sqlite') await delay(milliseconds);
    else while (!(await hasMarker(database)) && child.exitCode === null) await delay(5);
    child.kill('SIGKILL');
    await ended(child);
  }
});

/** MariaDB notices after a moment that a killed process is no longer connected. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === 20 || !/Stop/.test((error as Error).message)) throw error;
      await delay(250);
    }
}

/** Looks from another database, because a restore refuses while somebody is connected to its own. */
async function hasMarker(database: Settings['database']): Promise<boolean> {
  if (database.kind === 'sqlite') return false;
  const url = new URL(database.url);
  const name = url.pathname.slice(1);
  url.pathname = '/information_schema';
  const session = await MariaDbSession.open(url.href);
  const statement =
    "SELECT 1 FROM information_schema.tables WHERE table_schema = ? AND table_name = 'unfinished_restore'";
  const found = await session.query(statement, [name]);
  await session.close();
  return found.length > 0;
}
