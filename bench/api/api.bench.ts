import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMigratedDatabase } from '../../api/test/support/migrated-database.js';
import { startProduct, type ServerProcess } from '../../api/test/support/server-process.js';
import { figureLine, headline, medians, type Measured } from './figures.js';
import { startFloor } from './floor.js';
import { load, type Throughput } from './load.js';
import { benchOptions } from './options.js';
import { recordCalls, toRecordingText, type RecordedCall } from './recording.js';

const PRODUCT = join(__dirname, '../../api/dist/main.js');
const options = benchOptions();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/**
 * Printed by `npm run bench:api`: requests per second and p99 of the product beside the floor (`floor-server.mjs`), which does
 * the same work by hand. It asserts nothing, because machines differ; the ratios are for comparison.
 */
it(
  'measures the product beside the floor',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
    const database = await createMigratedDatabase();
    const servers: Record<string, ServerProcess> = {};
    try {
      const { cookie, calls } = await recordCalls(database, options.calls);
      writeFileSync(join(folder, 'recording.json'), toRecordingText(database.target, calls));
      servers['floor'] = await startFloor(join(folder, 'recording.json'));
      servers['product'] = await startProduct(PRODUCT, database.target, join(folder, 'site'), {
        profileDir: options.profile,
      });
      if (options.beside)
        servers['beside'] = await startProduct(options.beside, database.target, join(folder, 'other'));

      say(headline(Object.keys(servers)));
      const figures = [];
      for (const call of calls) {
        for (const connections of options.connections) {
          const measured = await measure(servers, call, cookie, connections);
          say(figureLine(call.name, connections, measured));
          figures.push({ call: call.name, connections, statements: call.statements.length, ...medians(measured) });
        }
      }
      if (options.json) {
        mkdirSync(options.json, { recursive: true });
        writeFileSync(join(options.json, `${database.target.kind}.json`), JSON.stringify(figures, null, 2));
      }
    } finally {
      for (const server of Object.values(servers)) await server.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  2 * 60 * 60_000,
);

/** The servers take turns, so that a change of the machine's speed affects all of them. */
async function measure(
  servers: Record<string, ServerProcess>,
  { url }: RecordedCall,
  cookie: string,
  connections: number,
): Promise<Measured> {
  const measured: Record<string, Throughput[]> = {};
  // The first round warms up and does not count.
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      const throughput = await load(server, url, cookie, { connections, seconds: options.seconds });
      if (round > 0) (measured[name] ??= []).push(throughput);
    }
  }
  return measured;
}
