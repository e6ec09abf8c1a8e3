import { rm, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { storeClub } from '../../api/test/drills/support/drill-club.js';
import { printLine } from '../../api/test/drills/support/figures.js';
import { compareLedger } from './compare-ledger.js';
import { DrillCluster } from './drill-cluster.js';
import { KeyedWriters, PAUSE_MS, WRITERS } from './keyed-writers.js';

const BEFORE_MS = 20_000;

let cluster: DrillCluster;

// As on the machines of deploy/cluster: the node that gives its data goes on meanwhile.
beforeAll(async () => (cluster = await DrillCluster.start({ galera: { transfer: 'mariabackup' } })));
afterAll(() => cluster.stop());

it('goes on writing while a node without data joins', async () => {
  const writers = new KeyedWriters(() => cluster.origin, await storeClub(cluster.database, WRITERS), PAUSE_MS);
  writers.start();
  const begin = performance.now();
  await delay(BEFORE_MS);
  const used = await cluster.writer();
  const node = cluster.nodes.find((candidate) => candidate !== used);
  if (!node) throw new Error('There is no other node.');

  const before = p99Of(writers.durationsMs(begin + 2000, performance.now()));
  await node.kill('SIGTERM');
  const data = join(node.folder, 'data');
  for (const name of await readdir(data)) await rm(join(data, name), { recursive: true });
  await cluster.healedBut(node.name);
  await delay(2000);
  const from = performance.now();
  await node.start();
  const until = performance.now();
  const during = p99Of(writers.durationsMs(from, until));
  await cluster.healed();
  await writers.stop();

  printLine(
    `a node joins within ${((until - from) / 1000).toFixed(1)} s; p99 of writes ${before.toFixed(0)} ms before, ` +
      `${during.toFixed(0)} ms meanwhile: ${(during / before).toFixed(1)} ×; goal ≤ 3 ×`,
  );
  const verdict = await compareLedger(writers.ledger, (sql) => cluster.rowsOn(node, sql));
  printLine(`  the new node: ${JSON.stringify(verdict)}`);
  expect(verdict).toMatchObject({ lost: 0, duplicate: 0, half: 0 });
});

function p99Of(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
}
