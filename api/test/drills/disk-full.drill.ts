import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../support/server-process.js';
import type { TestDatabase } from '../support/test-database.js';
import { storeClub } from './support/drill-club.js';
import { startDrillDatabase } from './support/drill-database.js';
import { printLine, timed } from './support/figures.js';
import { LedgerWriters } from './support/ledger-writers.js';

const PRODUCT = join(__dirname, '../../dist/main.js');
const WRITERS = 20;
const FULL_MS = 10_000;
const MEGABYTE = 1024 ** 2;

/** A disk of its own in memory. Only root may mount one. */
const asRoot = userInfo().uid === 0 ? describe : describe.skip;

asRoot('on a disk that is full', () => {
  let disk: string;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
    disk = join(folder, 'disk');
    mkdirSync(disk);
  });
  afterEach(() => {
    execFileSync('umount', ['--lazy', disk]);
    rmSync(folder, { recursive: true, force: true });
  });

  const mount = (megabytes: number) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'touchline-drill', disk]);

  /** Writes until the disk is full, for some seconds, and after it has space again. */
  async function fillUp(name: string, database: TestDatabase): Promise<void> {
    const club = await storeClub(database, WRITERS);
    const product = await startProduct(PRODUCT, database.target, join(folder, 'site'));
    const writers = new LedgerWriters(() => product.origin, club);
    try {
      writers.start();
      await delay(1000);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - MEGABYTE)));
      await delay(FULL_MS);
      rmSync(join(disk, 'filler'));
      const back = await timed(() => writers.nextAcknowledged());
      await delay(1000);
      await writers.stop();

      const verdict = await writers.verdict();
      printLine(`${name}: disk full, back after ${(back / 1000).toFixed(2)} s, ${JSON.stringify(verdict)}`);
      expect(verdict).toMatchObject({ lost: 0, half: 0 });
      expect(verdict.answers['503']).toBeGreaterThan(0);
      expect(verdict.answers['500']).toBeUndefined();
    } finally {
      await writers.stop();
      await product.stop();
    }
  }

  it('acknowledges nothing that is not stored, on SQLite', async () => {
    mount(24);
    const file = join(disk, 'touchline.sqlite');
    const target = { kind: 'sqlite', file } as const;
    await fillUp('SQLite', { target, owner: target, drop: async () => undefined });
  });

  it('acknowledges nothing that is not stored, on MariaDB', async () => {
    mount(320);
    const { server, database } = await startDrillDatabase(disk);
    try {
      await fillUp('MariaDB', database);
    } finally {
      await server.stop();
    }
  });
});
