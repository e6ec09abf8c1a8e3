import { secondsUntilHealed, watchLive } from '../../bench/api/overload-probes.js';
import { printLine } from '../../api/test/drills/support/figures.js';
import { AnswerLedger, type ClientAnswers } from './answer-ledger.js';
import { MorningCluster } from './morning-cluster.js';
import { perCallLine, processorLine } from './processor-time.js';

const MINUTES = Number(process.env['DRILL_MINUTES'] ?? 5);
const CLUBS = Number(process.env['DRILL_CLUBS'] ?? 20);
const [INSTANCES = 2] = (process.env['DRILL_INSTANCES'] ?? '2').split(',').map(Number);
const CAPACITY_SECONDS = Number(process.env['DRILL_SECONDS'] ?? 30);
/** Connections that call without a pause while the capacity is looked for. */
const CONNECTIONS = [8, 16, 32];
/** Callers that send at the given rate. */
const CROWD = 1000;

type Shares = Record<'answer' | 'mark' | 'page' | 'poll' | 'board' | 'overview' | 'export', number>;

/** In percent of the calls. */
const SHARES: Shares = { answer: 20, mark: 5, page: 20, poll: 30, board: 10, overview: 5, export: 10 };
const WRITES = SHARES.answer + SHARES.mark;

/** People answer once and mark once, also when others ask for too much: then only reads and exports become more. */
const LOADS = [
  { name: '1 ×', factor: 1, shares: SHARES },
  { name: '2 ×, of everything', factor: 2, shares: SHARES },
  { name: '2 ×, of reads and exports', factor: 2, shares: withoutMoreWrites(2) },
  { name: '10 ×, of everything', factor: 10, shares: SHARES },
  { name: '10 ×, of reads and exports', factor: 10, shares: withoutMoreWrites(10) },
  // Shared machines become quicker and slower by themselves.
  { name: '1 ×, again', factor: 1, shares: SHARES },
];

interface Outcome extends ClientAnswers {
  /** Answers by status, 0 for a lost connection; `unsent`: while every caller waited. */
  counts: Record<keyof Shares, { unsent: number; statuses: Record<string, number> }>;
  acceptedPerSecond: number;
  refusedPerSecond: number;
  p99Ms: number;
  p99RefusedMs: number;
  /** By the token of the athlete: what the next answer must name. */
  revisions: Record<string, string>;
  cpuSeconds: number;
}

const ledger = new AnswerLedger();
let product: MorningCluster;
let known: Pick<Outcome, 'revisions' | 'unknown'> = { revisions: {}, unknown: [] };

beforeAll(async () => {
  product = await MorningCluster.start(INSTANCES, CLUBS);
});
afterAll(() => product.stop());

it('goes on with what matters when it is asked for more than it can do', async () => {
  const capacity = await findCapacity();
  printLine(`capacity of ${INSTANCES} instances: ${capacity.toFixed(0)} calls a second; ${MINUTES} minutes per load`);
  let single: Outcome | null = null;
  for (const { name, factor, shares } of LOADS) {
    const live = watchLive(product.cluster.origin);
    let liveP99Ms = NaN;
    const load = { shares, rate: capacity * factor, connections: CROWD, seconds: MINUTES * 60 };
    const outcome = await call(load).finally(async () => (liveP99Ms = await live.stop()));
    single ??= outcome;
    const healed = await untilHealed(single.p99Ms);
    printOutcome(name, outcome, single);
    printLine(`  live p99 ${liveP99Ms.toFixed(0)} ms, healed after ${healed.toFixed(1)} s`);
    expect(await ledger.compare(product)).toEqual({ lost: [], invented: [] });
  }
});

/** The highest number of good answers a second. */
async function findCapacity(): Promise<number> {
  let most = 0;
  for (const connections of CONNECTIONS) {
    const { acceptedPerSecond, p99Ms } = await call({ shares: SHARES, connections, seconds: CAPACITY_SECONDS });
    printLine(`${connections} callers without a pause: ${acceptedPerSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms`);
    most = Math.max(most, acceptedPerSecond);
  }
  return most;
}

async function call(plan: { seconds: number } & Record<string, unknown>): Promise<Outcome> {
  const { outcome, used } = await product.call<Outcome>('overload-client.mjs', { ...plan, ...known });
  printLine(`  ${processorLine(used)}`);
  printLine(`  ${perCallLine(used, outcome.acceptedPerSecond * plan.seconds)}`);
  known = { revisions: outcome.revisions, unknown: outcome.unknown };
  ledger.add(outcome);
  const others = Object.entries(outcome.counts).flatMap(([kind, { statuses }]) =>
    Object.entries(statuses).map(([status, count]) => `${kind} ${status}: ${count}`),
  );
  // A connection that ends without an answer (0) is counted: the ledger takes its answer for unknown.
  expect(others.filter((text) => !/ (200|503|0): /.test(text))).toEqual([]);
  return outcome;
}

function untilHealed(p99Ms: number): Promise<number> {
  const { origin } = product.cluster;
  const [coach] = product.morning.coaches;
  return secondsUntilHealed(`${origin}/api/dashboard/overview`, `touchline_session=${coach?.token}`, p99Ms);
}

function printOutcome(name: string, outcome: Outcome, single: Outcome): void {
  const { acceptedPerSecond, refusedPerSecond, p99Ms, p99RefusedMs, counts } = outcome;
  const kinds = Object.entries(counts).map(([kind, { statuses }]) => {
    const sent = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    return `${kind} ${((100 * (statuses['200'] ?? 0)) / sent).toFixed(1)} % of ${sent}`;
  });
  const unsent = Object.values(counts).reduce((sum, count) => sum + count.unsent, 0);
  const lost = Object.values(counts).reduce((sum, { statuses }) => sum + (statuses['0'] ?? 0), 0);
  printLine(
    `${name}: ${acceptedPerSecond.toFixed(0)} good a second, ${(acceptedPerSecond / single.acceptedPerSecond).toFixed(2)} of 1 ×; ` +
      `p99 ${p99Ms.toFixed(0)} ms, ${(p99Ms / single.p99Ms).toFixed(2)} of 1 ×; ` +
      `${refusedPerSecond.toFixed(0)} refused a second, p99 ${p99RefusedMs.toFixed(0)} ms; ${unsent} not sent, ${lost} without an answer`,
  );
  printLine(`  accepted of those that were sent: ${kinds.join(', ')}`);
}

/** The shares of a load so many times as high, of which answers and marks have as many calls a second as before. */
function withoutMoreWrites(factor: number): Shares {
  const others = (100 * factor - WRITES) / (100 - WRITES);
  const grown = Object.entries(SHARES).map(([kind, share]) => [
    kind,
    kind === 'answer' || kind === 'mark' ? share : share * others,
  ]);
  return Object.fromEntries(grown) as Shares;
}
