import { storeClub } from '../../api/test/drills/support/drill-club.js';
import { printLine } from '../../api/test/drills/support/figures.js';
import { DrillCluster } from './drill-cluster.js';
import { runFault } from './fault-rounds.js';
import { FAULTS } from './faults.js';
import { KeyedWriters, PAUSE_MS, WRITERS } from './keyed-writers.js';
import { watchWriters, type WriterWatch } from './watch-writers.js';

let cluster: DrillCluster;
let writers: KeyedWriters;
let watch: WriterWatch;

beforeAll(async () => {
  cluster = await DrillCluster.start();
  const club = await storeClub(cluster.database, WRITERS);
  // One record for all faults, because no call may write what another one did.
  writers = new KeyedWriters(() => cluster.origin, club, PAUSE_MS);
  watch = watchWriters(cluster);
});
afterAll(async () => {
  await watch.stop();
  await cluster.stop();
});

it.each(FAULTS)('loses nothing, and stores nothing twice: $name', async (fault) => {
  await runFault(cluster, fault, writers);
});

it('has never had two writers at the same time', async () => {
  await watch.stop();
  printLine(`one writer at each of ${watch.looks} looks, also when nodes came back`);
  expect(watch.several.slice(0, 200)).toEqual([]);
  expect(watch.looks).toBeGreaterThan(FAULTS.length * 10);
});
