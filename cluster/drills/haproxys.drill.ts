import { setTimeout as delay } from 'node:timers/promises';
import { sendCrossingBatches } from '../../api/test/cluster/crossing-batches.js';
import { storeClub, type DrillClub } from '../../api/test/drills/support/drill-club.js';
import { printLine, timesLine } from '../../api/test/drills/support/figures.js';
import { DrillCluster, WRITER_SECTION } from './drill-cluster.js';
import { expectRecordKept, runFault, type Fault } from './fault-rounds.js';
import { FAULTS } from './faults.js';
import { KeyedWriters, PAUSE_MS, WRITERS } from './keyed-writers.js';
import { saveWellness } from './save-wellness.js';
import { watchWriters } from './watch-writers.js';

const APART_MS = 60_000;
const BATCHES = Number(process.env['DRILL_BATCHES'] ?? 1000);
const BUSY_MS = 300;
/** Longer than an instance needs to notice another writer, also on a busy machine. */
const NOTICED_MS = 5000;
const NAMES = ['kill -9 of the writer', 'the writer cut off from the others', 'SIGTERM of the writer'];
const OF_ONE_HAPROXY = NAMES.map((name) => {
  const fault = FAULTS.find((candidate) => candidate.name === name);
  if (!fault) throw new Error(`There is no fault "${name}".`);
  return fault;
});

/** As when the machine of the second HAProxy does not reach the writer for a moment, and the other machines do. */
const OUT_OF_SIGHT: Fault = {
  name: 'one of two HAProxys loses sight of the writer',
  rounds: 10,
  goalMs: null,
  begin: async (cluster) => {
    await loseSight(cluster);
    return () => Promise.resolve();
  },
};

async function loseSight(cluster: DrillCluster): Promise<void> {
  const { name } = await cluster.writer();
  const answer = await cluster.proxies[1]?.command(`set server ${WRITER_SECTION}/${name} health down`);
  if (answer?.trim() !== '') throw new Error(`The second HAProxy said: ${answer}`);
}

/** Each of two instances beside a HAProxy of its own, as on the machines of deploy/cluster. */
describe('two HAProxys that tell each other which node is the writer', () => {
  let cluster: DrillCluster;
  let writers: KeyedWriters;

  beforeAll(async () => {
    cluster = await DrillCluster.start({ haproxys: 2 });
    writers = new KeyedWriters(() => cluster.origin, await storeClub(cluster.database, WRITERS), PAUSE_MS);
  });
  afterAll(() => cluster.stop());

  it.each([OUT_OF_SIGHT, ...OF_ONE_HAPROXY])('lose nothing: $name', async (fault) => {
    const watch = watchWriters(cluster);
    await runFault(cluster, fault, writers).finally(() => watch.stop());
    const times = watch.several.map(({ tookMs }) => tookMs);
    printLine(`  ${watch.looks} looks; ${times.length} × two writers at once`);
    if (times.length > 0) printLine(`  ${timesLine('for', times)}`);
    expect(watch.looks).toBeGreaterThan(10);
    expect(Math.max(0, ...times)).toBeLessThan(NOTICED_MS);
    if (fault === OUT_OF_SIGHT) expect(times).not.toEqual([]);
  });
});

/** As when the machines of both do not reach each other, and a third one keeps the database together. */
describe('two HAProxys that lead to different nodes for as long as it lasts', () => {
  let cluster: DrillCluster;
  let club: DrillClub;

  beforeAll(async () => {
    cluster = await DrillCluster.start({ haproxys: 2, agree: false });
    club = await storeClub(cluster.database, WRITERS);
    await loseSight(cluster);
    await cluster.healed();
    // Each instance has to write once before it has a connection.
    for (let tries = 0; tries < 50 && (await cluster.writersNow()).length < 2; tries += 1) await delay(200);
    expect(await cluster.writersNow()).toHaveLength(2);
  });
  afterAll(() => cluster.stop());

  it('lose nothing, and store nothing twice', async () => {
    const watch = watchWriters(cluster);
    const writers = new KeyedWriters(() => cluster.origin, club, PAUSE_MS);
    writers.start();
    await delay(APART_MS);
    await writers.stop();
    await watch.stop();

    const times = watch.several.map(({ tookMs }) => tookMs);
    printLine(timesLine('two nodes written to for', times));
    await expectRecordKept(cluster, writers.ledger);
    expect(Math.max(0, ...times)).toBeGreaterThan(0.9 * APART_MS);
  });

  it('write the same rows in different orders', async () => {
    let refusals = 0;
    const statuses = await sendCrossingBatches(
      { batches: BATCHES, instances: cluster.instances.length, athleteIds: club.athleteIds },
      async (at, entries) => {
        for (;;) {
          const status = await saveWellness(cluster, at, { club, entries });
          if (status !== 503) return status;
          refusals += 1;
          await delay(BUSY_MS * (1 + Math.random()));
        }
      },
    );
    printLine(
      `${BATCHES} crossing batches on two nodes: ${JSON.stringify(Object.fromEntries(statuses))}, ${refusals} × 503 before`,
    );
    expect([...statuses.keys()]).toEqual([200]);
    expect(await cluster.writersNow()).toHaveLength(2);
  });
});
