import { sendCrossingBatches } from '../../api/test/cluster/crossing-batches.js';
import { storeClub } from '../../api/test/drills/support/drill-club.js';
import { printLine, timed } from '../../api/test/drills/support/figures.js';
import { DrillCluster } from './drill-cluster.js';
import { saveWellness } from './save-wellness.js';

const INSTANCES = 4;
const ATHLETES = 40;
const BATCHES = Number(process.env['DRILL_BATCHES'] ?? 4000);

let cluster: DrillCluster;

beforeAll(async () => (cluster = await DrillCluster.start({ instances: INSTANCES })));
afterAll(() => cluster.stop());

it('refuses none of the batches that write the same rows in different orders', async () => {
  const club = await storeClub(cluster.database, ATHLETES);
  let statuses = new Map<number, number>();
  const tookMs = await timed(async () => {
    statuses = await sendCrossingBatches(
      { batches: BATCHES, instances: INSTANCES, athleteIds: club.athleteIds },
      (at, entries) => saveWellness(cluster, at, { club, entries }),
    );
  });
  printLine(
    `${BATCHES} crossing batches through ${INSTANCES} instances in ${(tookMs / 1000).toFixed(0)} s: ` +
      JSON.stringify(Object.fromEntries(statuses)),
  );
  expect([...statuses.keys()]).toEqual([200]);
});
