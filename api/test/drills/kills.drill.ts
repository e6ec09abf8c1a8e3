import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type ServerProcess } from '../support/server-process.js';
import { freePort } from '../support/free-port.js';
import { createSqliteDatabase, type TestDatabase } from '../support/test-database.js';
import { storeClub } from './support/drill-club.js';
import { startDrillDatabase, type DrillDatabase } from './support/drill-database.js';
import { printLine, timed, timesLine } from './support/figures.js';
import { LedgerWriters } from './support/ledger-writers.js';

const PRODUCT = join(__dirname, '../../dist/main.js');
const WRITERS = 50;
const KILLS = Number(process.env['DRILL_KILLS'] ?? 20);
/** For how long the writers write before each kill, in milliseconds: at least, and at most. */
const WRITING_MS = { min: 500, max: 1500 };

const whileWriting = () => delay(WRITING_MS.min + Math.random() * (WRITING_MS.max - WRITING_MS.min));

/** The product on a database, with writers that keep their own record. */
async function underWriters(
  database: TestDatabase,
  drill: (product: { server: ServerProcess }, restart: () => Promise<void>, writers: LedgerWriters) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
  const port = await freePort();
  const club = await storeClub(database, WRITERS);
  const start = () => startProduct(PRODUCT, database.target, join(folder, 'site'), { port });
  const product = { server: await start() };
  const writers = new LedgerWriters(() => product.server.origin, club);
  try {
    writers.start();
    await drill(product, async () => void (product.server = await start()), writers);
    await writers.stop();

    const verdict = await writers.verdict();
    printLine(`  ${JSON.stringify(verdict)}`);
    expect(verdict).toMatchObject({ lost: 0, half: 0 });
    expect(verdict.acknowledged).toBeGreaterThan(KILLS);
    expect(verdict.answers['500']).toBeUndefined();
  } finally {
    await writers.stop();
    await product.server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killApi(database: TestDatabase, name: string): Promise<void> {
  const back: number[] = [];
  await underWriters(database, async (product, restart, writers) => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await whileWriting();
      await product.server.kill();
      back.push(
        await timed(async () => {
          await restart();
          await writers.nextAcknowledged();
        }),
      );
    }
  });
  printLine(timesLine(`${name}: kill -9 of the API × ${KILLS}, back after`, back));
}

it('loses nothing when the API is killed, on SQLite', async () => {
  const database = createSqliteDatabase();
  await killApi(database, 'SQLite');
  await database.drop();
});

describe('on MariaDB', () => {
  let drill: DrillDatabase;

  beforeAll(async () => {
    drill = await startDrillDatabase();
  });
  afterAll(() => drill.server.stop());

  it('loses nothing when the API is killed', () => killApi(drill.database, 'MariaDB'));

  it('loses nothing when MariaDB is killed', async () => {
    const back: number[] = [];
    await underWriters(drill.database, async (_product, _restart, writers) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await whileWriting();
        await drill.server.kill();
        await delay(300);
        await drill.server.restart();
        back.push(await timed(() => writers.nextAcknowledged()));
      }
    });
    printLine(timesLine(`kill -9 of MariaDB × ${KILLS}, back after the database by`, back));
  });
});
