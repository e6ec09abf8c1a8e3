import { storeClub } from '../support/drill-club.js';
import { printLine } from '../support/figures.js';
import { DrillCluster } from './drill-cluster.js';
import { runFault } from './fault-rounds.js';
import { FAULTS } from './faults.js';
import { KeyedWriters } from './keyed-writers.js';

const WRITERS = 50;
/** Milliseconds between an answer and the next call: a load that two cores carry beside three nodes. */
const PAUSE_MS = 150;
const LOOK_EVERY_MS = 100;
const GONE_MS = 4000;

let cluster: DrillCluster;
let writers: KeyedWriters;
let watch: { stop: () => void; looks: number; severalWriters: string[] };

beforeAll(async () => {
  cluster = await DrillCluster.start();
  const club = await storeClub(cluster.database, WRITERS);
  // One record for all faults, because no call may write what another one did.
  writers = new KeyedWriters(() => cluster.origin, club, PAUSE_MS);
  watch = watchWriters();
});
afterAll(async () => {
  watch.stop();
  await cluster.stop();
});

it.each(FAULTS)('loses nothing, and stores nothing twice: $name', async (fault) => {
  await runFault(cluster, fault, writers);
});

it('has never had two writers at the same time', () => {
  watch.stop();
  printLine(`one writer at each of ${watch.looks} looks, also when nodes came back`);
  expect(watch.severalWriters.slice(0, 200)).toEqual([]);
  expect(watch.looks).toBeGreaterThan(FAULTS.length * 10);
});

/**
 * Looks at HAProxy every 100 ms. `severalWriters`: each time that more than one node had connections for writing. Those of a
 * node that is down belong to clients that have gone; they must be gone within `GONE_MS`.
 */
function watchWriters() {
  const found = { looks: 0, severalWriters: [] as string[], stop: () => clearInterval(timer) };
  const downSince = new Map<string, number>();
  const timer = setInterval(() => {
    void cluster.writerServers().then((servers) => {
      found.looks += 1;
      for (const { name, status } of servers)
        if (!status.startsWith('DOWN')) downSince.delete(name);
        else if (!downSince.has(name)) downSince.set(name, performance.now());
      const isGoing = (name: string) => performance.now() - (downSince.get(name) ?? -GONE_MS) < GONE_MS;
      const used = servers.filter(({ name, sessions }) => sessions > 0 && !isGoing(name));
      if (used.length < 2) return;
      const names = used.map(({ name, status, sessions }) => `${name} ${status} ${sessions}`);
      found.severalWriters.push(`${new Date().toISOString()} ${names.join(', ')}`);
    });
  }, LOOK_EVERY_MS);
  return found;
}
