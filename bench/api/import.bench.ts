import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays } from '@touchline/contracts/calendar-date';
import type { ImportPreview } from '@touchline/contracts/imports.schema';
import { In } from 'typeorm';
import { AthleteEntity } from '../../api/src/modules/athletes/index.js';
import { importFile, storedFile, type PartialPlan } from '../../api/test/imports/support/import-file.js';
import { fillBigClub, type BigClub } from '../../api/test/support/big-club.js';
import { startProduct } from '../../api/test/support/server-process.js';
import { median } from '../../api/test/support/statistics.js';
import { createTestApp, type TestApp } from '../../api/test/support/test-app.js';
import { signedIn } from '../../api/test/wall/support/cast.js';

const PRODUCT = join(__dirname, '../../api/dist/main.js');
const ATHLETES = 60;
const WEEKS = Number(process.env['IMPORT_WEEKS'] ?? 26);
/** Each round brings the weeks before those of the round before it. */
const ROUNDS = Number(process.env['IMPORT_ROUNDS'] ?? 3);
/** Days with records of both teams, which no file has. */
const DAYS = 60;
const BOARD_EVERY_MS = 100;
const QUIET_MS = 10_000;

const scales = (fields: readonly string[], min: number): PartialPlan['reading'] => ({
  scales: fields.map((field) => ({ field, min, max: 10, is_reversed: false })),
});
const HOOPER = ['hooper.sleep_quality', 'hooper.fatigue', 'hooper.muscle_soreness', 'hooper.stress'];
const FILES: { plan: PartialPlan; headings: string; cells: (n: number) => string }[] = [
  {
    plan: { target: 'wellness', reading: scales(HOOPER, 1) },
    headings: 'Sleep;Fatigue;Soreness;Stress',
    cells: (n) => [n, n + 3, n + 5, n + 7].map((answer) => (answer % 10) + 1).join(';'),
  },
  {
    plan: { target: 'sessions', reading: scales(['session.rpe'], 0) },
    headings: 'RPE;Minutes',
    cells: (n) => `${n % 11};${30 + (n % 60)}`,
  },
];

/**
 * Printed by `npm run bench:import`: how long half a year of a squad takes to preview and to store, and how much longer
 * the board of another team takes meanwhile. The built product answers, in a process of its own. It asserts no time.
 */
it('measures the import of half a year', async () => {
  const at = await createTestApp();
  try {
    const club = await fillBigClub(at, { athletes: 2 * ATHLETES, teams: 2, days: DAYS, isAlone: true });
    at.clock.reset();
    const product = await startProduct(PRODUCT, at.database.target, join(at.siteDir, 'product'), {
      profileDir: process.env['BENCH_PROFILE'],
    });
    try {
      await measure(at, club, product.origin);
    } finally {
      await product.stop();
    }
  } finally {
    await at.close();
  }
}, 3_600_000);

async function measure(at: TestApp, { home, today }: BigClub, origin: string): Promise<void> {
  const [filled = 0, watched = 0] = home.teamIds;
  const ids = home.athletes.filter(({ teamId }) => teamId === filled).map(({ id }) => id);
  const athletes = await at.read.findBy(AthleteEntity, { id: In(ids) });
  const imports = `${origin}/api/teams/${filled}/imports`;
  const importer = await callerOf(at, origin, home.headCoach);
  const board = await callerOf(at, origin, home.teamCoach);
  const readBoard = async () => {
    const { ms, status } = await board(`${origin}/api/dashboard/squad?team_id=${watched}`);
    return status === 503 ? null : ms;
  };
  // A server that has just started is busy for a moment.
  while ((await readBoard()) === null) await delay(BOARD_EVERY_MS);

  const quiet = await whileReading(readBoard, () => delay(QUIET_MS));
  say(`board alone: ${figuresOf(quiet.times)}`);
  for (const { plan, headings, cells } of FILES) {
    const previews: number[] = [];
    const stores: number[] = [];
    const meanwhile: Record<'preview' | 'store', Readings> = { preview: [], store: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const newest = addDays(today, -DAYS - 1 - round * WEEKS * 7);
      const rows = Array.from({ length: WEEKS * 7 }, (_, ago) => addDays(newest, -ago)).flatMap((day, ago) =>
        athletes.map(({ firstName, lastName }, n) => `${firstName};${lastName};${day};${cells(ago + n)}`),
      );
      const file = importFile([`First name;Last name;Day;${headings}`, ...rows], plan);
      const preview = await whileReading(readBoard, () => importer(`${imports}/preview`, file));
      const { counts } = JSON.parse(preview.result.text) as ImportPreview;
      if (counts.new !== rows.length) throw new Error(`The preview says ${JSON.stringify(counts)}.`);
      const body = { ...storedFile(file, counts), minors_stated: true };
      const store = await whileReading(readBoard, () => importer(imports, body));
      previews.push(preview.result.ms);
      stores.push(store.result.ms);
      meanwhile.preview.push(...preview.times);
      meanwhile.store.push(...store.times);
    }
    const times = (name: string, all: readonly number[]) =>
      `${name} ${(median(all) / 1000).toFixed(2)} s (longest ${(Math.max(...all) / 1000).toFixed(2)} s)`;
    say(`${plan.target}, ${ATHLETES * WEEKS * 7} rows: ${times('preview', previews)}, ${times('store', stores)}`);
    for (const [name, board] of Object.entries(meanwhile))
      say(`  board during ${name}: ${figuresOf(board)}, ${(p99(board) / p99(quiet.times)).toFixed(2)} × of p99 alone`);
  }
}

interface Answer {
  ms: number;
  status: number;
  text: string;
}

/** Calls as a coach: GET without a body, else POST. Throws when the call is refused, but for a GET while the server is busy. */
async function callerOf(at: TestApp, origin: string, coach: BigClub['home']['headCoach']) {
  const { cookies } = await signedIn(at, coach);
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  return async (url: string, body?: object): Promise<Answer> => {
    const started = performance.now();
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(url, { ...sent, headers: { cookie, origin, 'content-type': 'application/json' } });
    const text = await response.text();
    if (!response.ok && (body || response.status !== 503))
      throw new Error(`${url} is answered ${response.status}: ${text.slice(0, 300)}`);
    return { ms: performance.now() - started, status: response.status, text };
  };
}

/** How long each reading of the board took, in milliseconds; null for one that was refused because the server is busy. */
type Readings = (number | null)[];

/** The result of `work`, and the readings that began meanwhile. */
async function whileReading<T>(
  read: () => Promise<number | null>,
  work: () => Promise<T>,
): Promise<{ times: Readings; result: T }> {
  const reads: Promise<number | null>[] = [];
  const timer = setInterval(() => reads.push(read()), BOARD_EVERY_MS);
  try {
    const result = await work();
    return { times: await Promise.all(reads), result };
  } finally {
    clearInterval(timer);
  }
}

const answered = (times: Readings): number[] => times.filter((ms) => ms !== null);

const p99 = (times: Readings): number =>
  answered(times).sort((a, b) => a - b)[Math.ceil(answered(times).length * 0.99) - 1] ?? NaN;

const figuresOf = (times: Readings): string =>
  `median ${median(answered(times)).toFixed(1)} ms, p99 ${p99(times).toFixed(1)} ms of ${answered(times).length}, ` +
  `${times.length - answered(times).length} refused`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
