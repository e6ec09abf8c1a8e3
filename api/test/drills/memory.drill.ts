import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct } from '../support/server-process.js';
import { createSqliteDatabase, type TestDatabase } from '../support/test-database.js';
import { callUntil, outcomesLine } from './support/callers.js';
import { storeClub } from './support/drill-club.js';
import { startDrillDatabase } from './support/drill-database.js';
import { printLine } from './support/figures.js';
import { LedgerWriters } from './support/ledger-writers.js';

const PRODUCT = join(__dirname, '../../dist/main.js');
const MINUTES = Number(process.env['DRILL_MINUTES'] ?? 60);
/** The memory of a process may differ by this factor between the first and the last part of the run. */
const FLAT = 1.25;
const SAMPLES = 60;

/** Coaches who read and save for an hour, with requests that fail among them. */
async function runLong(name: string, database: TestDatabase): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
  const club = await storeClub(database, 10);
  const product = await startProduct(PRODUCT, database.target, join(folder, 'site'));
  const writers = new LedgerWriters(() => product.origin, club, { pauseMs: 500 });
  const over = delay(MINUTES * 60_000);
  const megabytes: number[] = [];
  const sampling = (async () => {
    for (let n = 0; n < SAMPLES; n += 1) {
      await delay((MINUTES * 60_000) / SAMPLES);
      megabytes.push(residentMegabytes(product.pid));
    }
  })();
  try {
    writers.start();
    const athlete = club.athleteIds[0] ?? 0;
    const outcomes = await callUntil(over, {
      origin: product.origin,
      cookie: club.cookie,
      paths: [
        '/api/teams',
        `/api/dashboard/overview?athlete_id=${athlete}`,
        `/api/dashboard/squad?team_id=${club.teamId}`,
        '/api/attendance/summary',
        '/api/dashboard/overview?athlete_id=999999',
        '/api/calendar/list?from=nonsense',
        '/api/nothing',
      ],
      count: 4,
      pauseMs: 200,
    });
    await sampling;
    await writers.stop();

    const [early, late] = [median(megabytes.slice(SAMPLES / 6, SAMPLES / 3)), median(megabytes.slice(-SAMPLES / 6))];
    printLine(outcomesLine(`${name}, ${MINUTES} minutes`, outcomes));
    printLine(
      `  memory in MB: ${megabytes.map((value) => value.toFixed(0)).join(' ')}; late to early ${(late / early).toFixed(2)}`,
    );
    expect(await writers.verdict()).toMatchObject({ lost: 0, half: 0 });
    expect(outcomes.answers['500']).toBeUndefined();
    expect(late / early).toBeLessThan(FLAT);
  } finally {
    await writers.stop();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('does not grow, on SQLite', async () => {
  const database = createSqliteDatabase();
  await runLong('SQLite', database);
  await database.drop();
});

it('does not grow, on MariaDB', async () => {
  const { server, database } = await startDrillDatabase();
  try {
    await runLong('MariaDB', database);
  } finally {
    await server.stop();
  }
});
