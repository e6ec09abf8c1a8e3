import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMigratedDatabase } from '../../api/test/support/migrated-database.js';
import { startProduct, type ServerProcess } from '../../api/test/support/server-process.js';
import { benchOptions } from './options.js';
import { secondsUntilHealed, watchLive } from './overload-probes.js';
import { recordCalls } from './recording.js';

const PRODUCT = join(__dirname, '../../api/dist/main.js');
/** Connections at which the throughput is highest. */
const PEAK_CONNECTIONS = 8;
/** Callers that send at the given rate. */
const CROWD = 400;
const FACTORS = [0.5, 1, 2, 5, 10];

const options = benchOptions({ BENCH_CALLS: '^overview with athlete$', BENCH_SECONDS: '10', ...process.env });
const say = (text: string): void => void process.stdout.write(`${text}\n`);

interface Outcome {
  goodPerSecond: number;
  refusedPerSecond: number;
  failed: number;
  /** Calls that were not sent, because every connection of the crowd still waited for an answer. */
  unsent: number;
  p99Ms: number;
  p99RefusedMs: number;
}

/**
 * Printed by `npm run bench:overload`: what the product still does when it is asked for more than it can do. First its
 * peak, then multiples of that rate, beside another build if one is given. It asserts nothing, because machines differ;
 * the ratios count.
 */
it(
  'measures the product under too high a load',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-overload-'));
    const database = await createMigratedDatabase();
    const servers: Record<string, ServerProcess> = {};
    try {
      const { cookie, calls } = await recordCalls(database, options);
      const programs = { product: PRODUCT, ...(options.beside && { beside: options.beside }) };
      for (const { name, url } of calls)
        for (const [build, main] of Object.entries(programs)) {
          const server = await startProduct(main, database.target, join(folder, build));
          servers[build] = server;
          say(`\n${name}, ${build}`);
          await printCurve(server, server.origin + url, cookie);
          await server.stop();
        }
    } finally {
      for (const server of Object.values(servers)) await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  2 * 60 * 60_000,
);

async function printCurve(server: ServerProcess, url: string, cookie: string): Promise<void> {
  const ask = (connections: number, rate?: number) =>
    callAtRate({ url, cookie, connections, rate, seconds: options.seconds });
  await ask(PEAK_CONNECTIONS);
  const peak = await ask(PEAK_CONNECTIONS);
  say(`peak ${peak.goodPerSecond.toFixed(0)}/s, p99 ${peak.p99Ms.toFixed(1)} ms`);
  say('  asked   good/s  of peak  refused/s  failed  unsent  p99 ms  of peak  refused p99  live p99  healed after s');

  for (const factor of FACTORS) {
    const live = watchLive(server.origin);
    const outcome = await ask(CROWD, Math.round(peak.goodPerSecond * factor));
    const liveP99Ms = await live.stop();
    const healedSeconds = await secondsUntilHealed(url, cookie, peak.p99Ms);
    say(
      [
        `${factor} ×`.padStart(7),
        outcome.goodPerSecond.toFixed(0).padStart(8),
        (outcome.goodPerSecond / peak.goodPerSecond).toFixed(2).padStart(8),
        outcome.refusedPerSecond.toFixed(0).padStart(10),
        String(outcome.failed).padStart(7),
        String(outcome.unsent).padStart(7),
        outcome.p99Ms.toFixed(0).padStart(7),
        (outcome.p99Ms / peak.p99Ms).toFixed(2).padStart(8),
        outcome.p99RefusedMs.toFixed(0).padStart(12),
        liveP99Ms.toFixed(0).padStart(9),
        healedSeconds.toFixed(1).padStart(15),
      ].join(' '),
    );
  }
}

async function callAtRate(call: object): Promise<Outcome> {
  const client = `${__dirname}/overload-client.mjs`;
  const { stdout } = await promisify(execFile)(process.execPath, [client, JSON.stringify(call)]);
  return JSON.parse(stdout) as Outcome;
}
