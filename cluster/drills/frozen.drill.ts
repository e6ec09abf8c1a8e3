import { setTimeout as delay } from 'node:timers/promises';
import { callUntil, outcomesLine, untilAnswered } from '../../api/test/drills/support/callers.js';
import { storeClub, type DrillClub } from '../../api/test/drills/support/drill-club.js';
import { printLine } from '../../api/test/drills/support/figures.js';
import { compareLedger } from './compare-ledger.js';
import { DrillCluster } from './drill-cluster.js';
import { KeyedWriters, PAUSE_MS, WRITERS } from './keyed-writers.js';

const FROZEN_MS = 30_000;

let cluster: DrillCluster;
let club: DrillClub;

beforeAll(async () => {
  cluster = await DrillCluster.start();
  club = await storeClub(cluster.database, WRITERS);
});
afterAll(() => cluster.stop());

it('answers every call while all database nodes are frozen, and heals', async () => {
  const writers = new KeyedWriters(() => cluster.origin, club, PAUSE_MS);
  writers.start();
  await delay(2000);
  const from = performance.now();
  for (const node of cluster.nodes) node.pause();
  const frozen = delay(FROZEN_MS);
  const paths = [
    `/api/athletes/list?team_id=${club.teamId}`,
    `/api/dashboard/squad?team_id=${club.teamId}&date=${club.today}`,
  ];
  const reads = await callUntil(frozen, {
    ...{ origin: cluster.origin, cookie: club.cookie, paths, count: 20, pauseMs: 200 },
  });
  const thawed = performance.now();
  for (const node of cluster.nodes) node.resume();
  const healedMs = await untilAnswered(cluster.origin, paths[0] ?? '/', club.cookie);
  await writers.nextAcknowledged();
  await writers.stop();

  printLine(`${outcomesLine('reads while frozen', reads)}`);
  printLine(`  answered again ${(healedMs / 1000).toFixed(1)} s after the nodes went on`);
  printLine(`  longest answer to a write ${writers.longestAnswerMs(from, thawed).toFixed(0)} ms`);
  await cluster.healed();
  const verdict = await compareLedger(writers.ledger, async (sql) => cluster.rowsOn(await cluster.writer(), sql));
  printLine(`  ${JSON.stringify(verdict)}`);
  expect(verdict).toMatchObject({ lost: 0, duplicate: 0, half: 0 });
  expect(reads.answers['500']).toBeUndefined();
});
