import { join } from 'node:path';
import { startProduct, type ProductProcess } from '../../api/test/support/server-process.js';
import { fillBigClub, type BigClub } from '../../api/test/support/big-club.js';
import { recordStatements } from '../../api/test/support/count-queries.js';
import { median } from '../../api/test/support/statistics.js';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.js';
import { signedIn } from '../../api/test/wall/support/cast.js';
import { send } from '../../api/test/wall/support/calls.js';
import { RANKS, type Rank } from '../../api/test/size/support/club-calls.js';
import { openPlans } from '../../api/test/size/support/open-plans.js';
import { pageCalls } from './page-calls.js';

/** Athletes of the club, comma-separated; each has a club of its own, with teams of fifty, at most 200 teams. */
const SIZES = (process.env['GROWTH_ATHLETES'] ?? '100,1000,10000').split(',').map(Number);
/** Days with records. */
const DAYS = Number(process.env['GROWTH_DAYS'] ?? 730);
const ROUNDS = 20;
const PRODUCT = join(__dirname, '../../api/dist/main.js');

interface Figures {
  median: number;
  p95: number;
  /** The longest that nobody else was answered, 99th percentile in milliseconds. */
  loop: number;
  answered: number;
  bytes: number;
  statements: number;
  /** Rows that the statements read; null where the database does not report it. */
  read: number | null;
}

/** By caller, call and size. */
type Table = Record<Rank, Map<string, Figures[]>>;

/**
 * Printed by `npm run bench:growth`: the calls of the pages for clubs of growing size. The built product answers the
 * timed calls in a process of its own; an application within the benchmark tells the statements and what they read. It
 * asserts nothing, because machines differ; it prints the ratio of the largest club to the smallest.
 */
it('measures how the calls of the pages grow with the club', async () => {
  const table: Table = { headCoach: new Map(), teamCoach: new Map() };
  for (const athletes of SIZES) await measureClub(athletes, table);
  for (const rank of RANKS) print(rank, table[rank]);
}, 3_600_000);

async function measureClub(athletes: number, table: Table): Promise<void> {
  const at = await createTestApp({ deadlines: { acquireMs: 60_000, statementMs: 60_000 } });
  try {
    const teams = Math.min(200, Math.max(1, Math.round(athletes / 50)));
    const started = Date.now();
    const club = await fillBigClub(at, { athletes, teams, days: DAYS, isAlone: true });
    say(
      `${athletes} athletes in ${teams} teams, ${DAYS} days: filled in ${Math.round((Date.now() - started) / 1000)} s`,
    );
    at.clock.reset();
    const product = await startProduct(PRODUCT, at.database.target, join(at.siteDir, 'product'));
    try {
      for (const rank of RANKS) await measureCalls(at, product, club, rank, table[rank]);
    } finally {
      await product.stop();
    }
  } finally {
    await at.close();
  }
}

async function measureCalls(
  at: TestApp,
  product: ProductProcess,
  club: BigClub,
  rank: Rank,
  rows: Map<string, Figures[]>,
): Promise<void> {
  const actor = await signedIn(at, club.home[rank]);
  const plans = await openPlans(at);
  const cookie = Object.entries(actor.cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  for (const call of pageCalls(club)) {
    // The first call of an hour also records the read.
    const { statusCode, payload } = await send(actor, call);
    if (statusCode !== 200) throw new Error(`${call.url} is answered ${statusCode}: ${payload.slice(0, 300)}`);
    const statements = await recordStatements(at, () => send(actor, call));
    let read = 0;
    for (const statement of statements) read += (await plans.of(statement)).touched;
    const parsed = JSON.parse(payload) as unknown;
    const figures = {
      ...(await timed(product, call.url, cookie)),
      answered: Array.isArray(parsed) ? parsed.length : 1,
      bytes: Buffer.byteLength(payload),
      statements: statements.length,
      read: read === 0 ? null : read,
    };
    rows.set(call.name, [...(rows.get(call.name) ?? []), figures]);
  }
  await plans.close();
}

/** Calls once to warm up, then several times in sequence. */
async function timed(
  product: ProductProcess,
  url: string,
  cookie: string,
): Promise<Pick<Figures, 'median' | 'p95' | 'loop'>> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) product.beginLoopDelay();
    const started = performance.now();
    const response = await fetch(`${product.origin}${url}`, { headers: { cookie } });
    if (response.status !== 200) throw new Error(`${url} is answered ${response.status}.`);
    await response.arrayBuffer();
    if (round > 0) times.push(performance.now() - started);
  }
  const loop = await product.endLoopDelay();
  const p95 = [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? NaN;
  return { median: median(times), p95, loop };
}

const NAMES: Record<Rank, string> = { headCoach: 'Coach of 40 teams, or of all', teamCoach: 'Coach of one team' };

function print(rank: Rank, rows: Map<string, Figures[]>): void {
  const of = (unit: string) => SIZES.map((size) => `${unit} ${size}`);
  say(`\n${NAMES[rank]}\n`);
  const head = ['call', ...of('ms'), 'ratio', ...of('read'), 'rows', 'kB', 'p95 ms', 'loop ms', 'statements'];
  say(`| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|`);
  for (const [name, figures] of rows) {
    const [first, last] = [figures[0], figures.at(-1)];
    if (!first || !last) continue;
    const cells = [
      name,
      ...figures.map((each) => each.median.toFixed(1)),
      (last.median / first.median).toFixed(1),
      ...figures.map(({ read }) => read ?? '–'),
      last.answered,
      (last.bytes / 1024).toFixed(0),
      last.p95.toFixed(1),
      last.loop.toFixed(0),
      last.statements,
    ];
    say(`| ${cells.join(' | ')} |`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
