import { setTimeout as delay } from 'node:timers/promises';
import { storeClub } from '../../api/test/drills/support/drill-club.js';
import { printLine, timed, timesLine } from '../../api/test/drills/support/figures.js';
import { compareLedger } from './compare-ledger.js';
import { DrillCluster } from './drill-cluster.js';
import { KeyedWriters, PAUSE_MS, WRITERS } from './keyed-writers.js';

const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 10);
const WITHIN_MS = 1000;

let cluster: DrillCluster;

beforeAll(async () => (cluster = await DrillCluster.start()));
afterAll(() => cluster.stop());

it('loses nothing when all three nodes are killed within a second', async () => {
  const writers = new KeyedWriters(() => cluster.origin, await storeClub(cluster.database, WRITERS), PAUSE_MS);
  const back: number[] = [];
  writers.start();
  for (let round = 0; round < ROUNDS; round += 1) {
    await delay(1500);
    await Promise.all(
      cluster.nodes.map(async (node) => {
        await delay(Math.random() * WITHIN_MS);
        await node.kill();
      }),
    );
    back.push(
      await timed(async () => {
        // As the servers of machines that have power again: each starts by itself, and all of them form the cluster.
        await Promise.all(cluster.nodes.map((node) => node.start()));
        await writers.nextAcknowledged();
      }),
    );
    await cluster.healed();
  }
  await writers.stop();

  printLine(timesLine(`all three nodes killed × ${ROUNDS}, writes acknowledged again after`, back));
  for (const node of cluster.nodes) {
    const verdict = await compareLedger(writers.ledger, (sql) => cluster.rowsOn(node, sql));
    printLine(`  ${node.name}: ${JSON.stringify(verdict)}`);
    expect(verdict).toMatchObject({ lost: 0, duplicate: 0, half: 0 });
  }
});
