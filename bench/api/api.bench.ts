import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { createMigratedDatabase } from '../../api/test/support/migrated-database.js';
import { startProduct, type ServerProcess } from '../../api/test/support/server-process.js';
import type { TestDatabase } from '../../api/test/support/test-database.js';
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
      const { cookie, calls } = await recordCalls(database, options);
      writeFileSync(join(folder, 'recording.json'), toRecordingText(database.target, calls));
      servers['floor'] = await startFloor(join(folder, 'recording.json'));
      servers['product'] = await startProduct(PRODUCT, database.target, join(folder, 'site'), {
        profileDir: options.profile,
      });
      if (options.beside)
        servers['beside'] = await startProduct(options.beside, database.target, join(folder, 'other'));

      await requireSameAnswers(servers, calls, cookie);
      const databasePid = await databasePidOf(database.target);
      say(headline(Object.keys(servers)));
      const figures = [];
      for (const call of calls) {
        for (const connections of options.connections) {
          const measured = await measure(servers, call, cookie, { connections, databasePid });
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
  how: { connections: number; databasePid: number | null },
): Promise<Measured> {
  const measured: Record<string, Throughput[]> = {};
  // The first round warms up and does not count.
  for (let round = 0; round <= options.rounds; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      const throughput = await load(server, url, cookie, { ...how, seconds: options.seconds });
      if (round > 0) (measured[name] ??= []).push(throughput);
    }
  }
  return measured;
}

/** Throws when another build answers a call differently, because it does other work. */
async function requireSameAnswers(
  { product, beside }: Record<string, ServerProcess>,
  calls: readonly RecordedCall[],
  cookie: string,
): Promise<void> {
  if (!product || !beside) return;
  for (const { url } of calls) {
    const ask = async (server: ServerProcess) => (await fetch(server.origin + url, { headers: { cookie } })).text();
    if ((await ask(product)) !== (await ask(beside))) throw new Error(`${url} is answered differently.`);
  }
}

/** The process of the MariaDB server; null on SQLite. */
async function databasePidOf(target: TestDatabase['target']): Promise<number | null> {
  if (target.kind === 'sqlite') return null;
  const connection = await mysql.createConnection(target.url.replace(/^mariadb:/, 'mysql:'));
  const [rows] = await connection.query<mysql.RowDataPacket[]>('SELECT @@pid_file AS file');
  await connection.end();
  return Number(readFileSync(String(rows[0]?.['file']), 'utf8'));
}
