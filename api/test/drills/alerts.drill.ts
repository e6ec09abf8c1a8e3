import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startProduct, type ServerProcess } from '../support/server-process.js';
import { freePort } from '../support/free-port.js';
import { Mailbox } from '../support/mailbox.js';
import { startDrillDatabase, type DrillDatabase } from './support/drill-database.js';
import { printLine, timesLine } from './support/figures.js';
import { Monitoring } from './support/monitoring.js';

const PRODUCT = join(__dirname, '../../dist/main.js');
const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 1);
const TOKEN = 'b2'.repeat(16);
/** Between two scrapes, and between two evaluations, of the shipped prometheus.yml. */
const INTERVAL_MS = 15_000;
/** Longer than an alert needs with the shipped intervals, in seconds. */
const LIMIT = 240;

/** The time until an alert reaches somebody, with a real Prometheus, Alertmanager and mail server. */
describe('the alerts', () => {
  const mailbox = new Mailbox();
  let drill: DrillDatabase;
  let folder: string;
  let ports: { product: number; metrics: number };
  let product: ServerProcess;
  let monitoring: Monitoring;

  beforeAll(async () => {
    drill = await startDrillDatabase();
    folder = mkdtempSync(join(tmpdir(), 'touchline-drill-'));
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
    writeFileSync(join(folder, 'token'), TOKEN, { mode: 0o600 });
    ports = { product: await freePort(), metrics: await freePort() };
    product = await start();
    const mailPort = Number(new URL(await mailbox.open()).port);
    monitoring = await Monitoring.start({ metricsPort: ports.metrics, token: TOKEN, mailPort });
    await monitoring.until(async () => (await monitoring.value('touchline_ready')) === 1, LIMIT);
  });
  afterAll(async () => {
    await monitoring.stop();
    await product.stop();
    await mailbox.close();
    await drill.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = () =>
    startProduct(PRODUCT, drill.database.target, join(folder, 'site'), {
      port: ports.product,
      settings: { METRICS_PORT: String(ports.metrics), METRICS_TOKEN_FILE: join(folder, 'token') },
    });

  const isMailed = (name: string) =>
    mailbox.received.some(({ mail }) => mail.subject?.includes('[FIRING:1]') && mail.subject.includes(name));

  /** Lets something fail `ROUNDS` times and prints how long everything took, from the failure and from its end. */
  async function drillAlert(name: string, fail: () => Promise<void>, heal: () => Promise<void>): Promise<void> {
    const times = { pending: [] as number[], firing: [] as number[], mailed: [] as number[], resolved: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      // The end of a round is an evaluation of the rules, and the delay depends on when the failure falls between two.
      await delay(Math.random() * INTERVAL_MS);
      const from = performance.now();
      const since = (instant: number) => performance.now() - instant;
      await fail();
      await monitoring.until(async () => (await monitoring.stateOf(name)) !== 'none', LIMIT);
      times.pending.push(since(from));
      await monitoring.until(async () => (await monitoring.stateOf(name)) === 'firing', LIMIT);
      times.firing.push(since(from));
      // Later rounds belong to the group of the first mail and wait for its interval.
      if (round === 0) {
        await monitoring.until(() => isMailed(name), LIMIT);
        times.mailed.push(since(from));
      }
      expect(await monitoring.firing()).toEqual([name]);

      await heal();
      const healed = performance.now();
      await monitoring.until(async () => (await monitoring.stateOf(name)) === 'none', LIMIT);
      times.resolved.push(since(healed));
    }
    printLine(`${name}, ${ROUNDS} times`);
    for (const [what, milliseconds] of Object.entries(times)) printLine(timesLine(`  ${what}`, milliseconds));
  }

  it('are silent while nothing is wrong', async () => {
    expect(await monitoring.firing()).toEqual([]);
    expect(await monitoring.value('touchline_database_ready')).toBe(1);
  });

  it('tell that the database was killed', () =>
    drillAlert(
      'TouchlineDatabaseAway',
      () => drill.server.kill(),
      () => drill.server.restart(),
    ));

  it('tell that the product was killed', () =>
    drillAlert(
      'TouchlineDown',
      () => product.kill(),
      async () => {
        product = await start();
      },
    ));
});
