import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type ServerProcess } from '../support/server-process.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { outcomesLine, callUntil, untilAnswered, type CallOutcomes } from './support/callers.js';
import { storeClub, type DrillClub } from './support/drill-club.js';
import { startDrillDatabase, type DrillDatabase } from './support/drill-database.js';
import { printLine } from './support/figures.js';

const PRODUCT = join(__dirname, '../../dist/main.js');
const SECONDS = Number(process.env['DRILL_SECONDS'] ?? 30);
const CALLERS = 20;
const LIVE = '/api/health/live';
const READY = '/api/health/ready';

/** The database is there, but not as it should be. */
describe('the product', () => {
  let drill: DrillDatabase;
  let proxy: TcpProxy;
  let club: DrillClub;
  let folder: string;
  let product: ServerProcess;
  let paths: string[];

  beforeAll(async () => {
    drill = await startDrillDatabase();
    club = await storeClub(drill.database, 30);
    proxy = new TcpProxy({ host: '127.0.0.1', port: drill.server.port });
    folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
    await proxy.plugIn();
    const athlete = club.athleteIds[0] ?? 0;
    paths = [
      '/api/teams',
      `/api/dashboard/overview?athlete_id=${athlete}`,
      `/api/dashboard/squad?team_id=${club.teamId}`,
      `/api/athletes/wellness?athlete_id=${athlete}`,
    ];
  });
  afterEach(() => product.stop());
  afterAll(async () => {
    await proxy.pull();
    await drill.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(settings: Record<string, string> = {}, withoutDatabase = false): Promise<void> {
    const url = `mariadb://root@127.0.0.1:${proxy.portNumber}/drill`;
    product = await startProduct(PRODUCT, { kind: 'mariadb', url }, join(folder, 'site'), {
      settings,
      withoutDatabase,
    });
  }

  /** Calls for some seconds: what coaches ask, and beside it whether the server lives and is ready. */
  async function callFor(seconds: number): Promise<{ coaches: CallOutcomes; live: CallOutcomes; ready: CallOutcomes }> {
    const over = delay(seconds * 1000);
    const from = { origin: product.origin, cookie: club.cookie };
    const [coaches, live, ready] = await Promise.all([
      callUntil(over, { ...from, paths, count: CALLERS, pauseMs: 100 }),
      callUntil(over, { ...from, paths: [LIVE], count: 1, pauseMs: 50 }),
      callUntil(over, { ...from, paths: [READY], count: 1, pauseMs: 500 }),
    ]);
    return { coaches, live, ready };
  }

  function report(name: string, { coaches, live, ready }: Record<'coaches' | 'live' | 'ready', CallOutcomes>): void {
    printLine(name);
    printLine(outcomesLine('  coaches', coaches));
    printLine(outcomesLine('  live', live));
    printLine(outcomesLine('  ready', ready));
    expect(Object.keys(live.answers)).toEqual(['200']);
    expect(Object.keys(coaches.answers).filter((status) => status !== '200' && status !== '503')).toEqual([]);
  }

  it('answers each call while the database is frozen, and works again afterwards', async () => {
    await start();
    await callFor(2);
    process.kill(drill.server.pid, 'SIGSTOP');
    const outcomes = await callFor(SECONDS);
    process.kill(drill.server.pid, 'SIGCONT');
    const back = await untilAnswered(product.origin, paths[1] ?? '', club.cookie);
    report(`MariaDB frozen for ${SECONDS} s, back ${(back / 1000).toFixed(2)} s after it`, outcomes);
    expect(Object.keys(outcomes.coaches.answers)).toEqual(['503']);
  });

  it.each([200, 2000])(
    'answers each call while every answer of the database takes %i ms more',
    async (milliseconds) => {
      await start();
      await callFor(2);
      proxy.slowDown(milliseconds);
      const outcomes = await callFor(SECONDS);
      proxy.slowDown(0);
      const back = await untilAnswered(product.origin, paths[1] ?? '', club.cookie);
      report(`MariaDB slower by ${milliseconds} ms, back ${(back / 1000).toFixed(2)} s after it`, outcomes);
    },
  );

  it('starts without a database, and is ready soon after it comes', async () => {
    await proxy.pull();
    await start({}, true);
    const outcomes = await callFor(5);
    await proxy.plugIn();
    const ready = await untilAnswered(product.origin, READY, club.cookie);
    report(`MariaDB absent at the start, ready ${(ready / 1000).toFixed(2)} s after it came`, outcomes);
    expect(Object.keys(outcomes.ready.answers)).toEqual(['503']);
  });

  it('serves everybody through one connection', async () => {
    await start({ DATABASE_CONNECTIONS: '1' });
    const outcomes = await callFor(Math.min(SECONDS, 10));
    report('one connection to MariaDB', outcomes);
    expect(outcomes.coaches.answers['200']).toBeGreaterThan(CALLERS);
    expect(Object.keys(outcomes.ready.answers)).toEqual(['200']);
  });
});
