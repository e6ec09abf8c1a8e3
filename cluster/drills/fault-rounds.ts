import { setTimeout as delay } from 'node:timers/promises';
import { printLine } from '../../api/test/drills/support/figures.js';
import { compareLedger } from './compare-ledger.js';
import type { DrillCluster } from './drill-cluster.js';
import type { KeyedWriters, LedgerLine } from './keyed-writers.js';

/** Undisturbed writing before a fault, in milliseconds: at least, and at most. */
const WRITING_MS = { min: 800, max: 1800 };
/** For how long acknowledgements are watched after the fault begins. */
const WATCHED_MS = 12_000;

export interface Fault {
  name: string;
  /** How often it happens by default; `DRILL_ROUNDS` replaces it. */
  rounds: number;
  /** Milliseconds that 95 of 100 gaps without any acknowledged write should not exceed. Printed beside the figure; null: no goal. */
  goalMs: number | null;
  /** Begins the fault and resolves with what ends it. */
  begin: (cluster: DrillCluster) => Promise<() => Promise<void>>;
}

/** Lets the fault happen again and again while writers write, and prints the gaps and the outcomes of the writes. */
export async function runFault(cluster: DrillCluster, fault: Fault, writers: KeyedWriters): Promise<void> {
  const rounds = Number(process.env['DRILL_ROUNDS'] ?? fault.rounds);
  const gaps: number[] = [];
  const first = writers.ledger.length;
  writers.start();
  try {
    for (let round = 0; round < rounds; round += 1) {
      await delay(WRITING_MS.min + Math.random() * (WRITING_MS.max - WRITING_MS.min));
      const from = performance.now();
      const end = await fault.begin(cluster);
      await delay(Math.max(0, WATCHED_MS - (performance.now() - from)));
      gaps.push(writers.longestGapMs(from, performance.now()));
      await end();
      await cluster.healed();
      await writers.nextAcknowledged();
    }
  } finally {
    await writers.stop();
  }

  const lines = writers.ledger.slice(first);
  const goal = fault.goalMs === null ? '' : `; goal ≤ ${fault.goalMs / 1000} s`;
  printLine(`${fault.name}: ${gapsText(gaps)}${goal}`);
  await expectRecordKept(cluster, lines);
  // Nothing in the record may be refused for good: no call writes what another one does.
  expect(lines.filter(({ acknowledgedAt }) => acknowledgedAt === null).slice(0, 3)).toEqual([]);
}

/** Prints how calls were answered, and compares those that were acknowledged with the rows of each node. */
export async function expectRecordKept(cluster: DrillCluster, lines: readonly LedgerLine[]): Promise<void> {
  const counts = countAnswers(lines.flatMap(({ answers }) => answers));
  printLine(`  answers ${JSON.stringify(counts)}`);
  for (const node of cluster.nodes) {
    const verdict = await compareLedger(lines, (sql) => cluster.rowsOn(node, sql));
    printLine(`  ${node.name}: ${JSON.stringify(verdict)}`);
    expect(verdict).toMatchObject({ lost: 0, duplicate: 0, half: 0 });
    expect(verdict.acknowledged).toBeGreaterThan(0);
  }
  expect(counts['500']).toBeUndefined();
}

function gapsText(gaps: readonly number[]): string {
  const sorted = [...gaps].sort((a, b) => a - b);
  const seconds = (share: number) => ((sorted[Math.ceil(sorted.length * share) - 1] ?? NaN) / 1000).toFixed(1);
  return `× ${gaps.length}, gap median ${seconds(0.5)}, p95 ${seconds(0.95)}, longest ${seconds(1)} s`;
}

function countAnswers(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
