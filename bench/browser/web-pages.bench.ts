import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { coachDay } from '../../e2e/support/coach-day.js';
import { startProduct, type Product } from '../../e2e/support/product.js';
import { openAs, story } from '../../e2e/support/story.js';
import { loadTwice, type Conditions, type LoadFigures, type MeasuredPage } from './page-load.js';
import { singleBundleSite } from './single-bundle/build.mjs';

const RESULTS = fileURLToPath(new URL('./results/web.json', import.meta.url));
const CONDITIONS: Conditions[] = [
  { name: '3.2 Mbit/s, 100 ms', bitsPerSecond: 3_200_000, latencyMs: 100, cpuSlowdown: 1 },
  { name: '1 Mbit/s, 400 ms, processor 4 × slower', bitsPerSecond: 1_000_000, latencyMs: 400, cpuSlowdown: 4 },
];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** `BENCH_PAGES=wellness` measures only the pages whose name has this. */
const PAGES = process.env.BENCH_PAGES ?? '';
const ATHLETES = '[role=listbox] [role=option]';

type Visit = 'cold' | 'second';
/** The figures of each round, by site, page and visit. */
type Rounds = Record<string, Record<string, Record<Visit, LoadFigures[]>>>;

/**
 * The product and the single bundle in turn, on the same API and demo data. `BENCH_SITES=before=/path/to/site` adds other
 * sites, for example a build of an older commit.
 */
story('compares the product with a single bundle on a slow network', async ({ page, browser, product }) => {
  const others = await startOthers();
  try {
    await openAs(page, '/dashboard');
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
    const register = await registerOfToday(page);
    const pages = [...pagesOf(athletes[0]!.athlete_id), ...(register ? [register] : [])].filter(({ name }) =>
      name.includes(PAGES),
    );
    const sites = { product: product.url, ...Object.fromEntries(others.map(([name, { url }]) => [name, url])) };
    const cookies = Object.fromEntries(
      await Promise.all(
        Object.entries(sites).map(async ([name, url]) => {
          const context = await browser.newContext({ baseURL: url });
          await openAs(await context.newPage(), '/login');
          return [name, await context.cookies()] as const;
        }),
      ),
    );
    const results: Record<string, Rounds> = {};
    for (const conditions of CONDITIONS) {
      const rounds: Rounds = (results[conditions.name] = {});
      for (let round = 0; round < ROUNDS; round += 1)
        for (const measured of pages)
          for (const [name, url] of Object.entries(sites)) {
            const figures = await loadTwice(browser, url, cookies[name]!, measured, conditions);
            const kept = ((rounds[name] ??= {})[measured.name] ??= { cold: [], second: [] });
            kept.cold.push(figures.cold);
            kept.second.push(figures.second);
          }
      for (const visit of ['cold', 'second'] as const) printTable(conditions.name, visit, rounds);
    }
    mkdirSync(fileURLToPath(new URL('./results', import.meta.url)), { recursive: true });
    writeFileSync(RESULTS, JSON.stringify(results, null, 2));
    process.stdout.write(`\nAll rounds: ${RESULTS}\n`);
  } finally {
    for (const [, other] of others) await other.stop();
  }
});

async function startOthers(): Promise<[string, Product][]> {
  const sites = [
    ['single', await singleBundleSite()],
    ...(process.env.BENCH_SITES ?? '').split(',').map((text) => text.split('=')),
  ];
  const started: [string, Product][] = [];
  for (const [name, dir] of sites) if (name && dir) started.push([name, await startProduct({ SITE_DIR: dir })]);
  return started;
}

const pagesOf = (athlete: number): MeasuredPage[] => [
  { name: '/login', address: '/login', usable: [{ selector: 'button[type=submit]' }], signedIn: false },
  {
    name: '/dashboard',
    address: '/dashboard',
    usable: [{ selector: ATHLETES }, { selector: '[aria-label=Squad] tbody tr' }],
    signedIn: true,
  },
  {
    name: '/dashboard/wellness, athlete',
    address: `/dashboard/wellness?athlete=${athlete}`,
    usable: [{ selector: ATHLETES }, { selector: '.apexcharts-series path' }],
    signedIn: true,
  },
  {
    name: '/attendance/stats',
    address: '/attendance/stats',
    usable: [
      { selector: '[aria-label="Attendance by athlete"] tbody tr' },
      { selector: '[aria-label^="Attendance by day"] tbody tr' },
    ],
    signedIn: true,
  },
  {
    name: '/team-creation',
    address: '/team-creation',
    usable: [{ selector: 'h3' }, { selector: 'button', text: 'Accept' }],
    signedIn: true,
  },
  { name: '/workouts', address: '/workouts', usable: [{ selector: 'table tbody tr' }], signedIn: true },
  {
    name: '/calendar',
    address: '/calendar',
    usable: [{ selector: ATHLETES }, { selector: '[role=grid]', text: ' events' }],
    signedIn: true,
  },
];

/** The register of one of today's events; null on a day without one. */
async function registerOfToday(page: Page): Promise<MeasuredPage | null> {
  const events = (await (await page.request.get(`/api/calendar/list?date=${await coachDay(page)}`)).json()) as {
    event_id: number;
    team_id: number | null;
    attendance_taken: boolean;
  }[];
  const event = events.find(({ team_id: team, attendance_taken: isTaken }) => team !== null && isTaken);
  return event
    ? {
        name: '/attendance, event',
        address: `/attendance?team=${event.team_id}&event=${event.event_id}`,
        usable: [{ selector: '[aria-label=Athletes] li button' }],
        signedIn: true,
      }
    : null;
}

function printTable(conditions: string, visit: Visit, rounds: Rounds): void {
  const names = Object.keys(rounds);
  const lines = [
    `\n### ${conditions}, ${visit === 'cold' ? 'first' : 'second'} visit`,
    `ms / kB until usable (until idle) / requests / depth, medians of ${ROUNDS}\n`,
    `| page | ${names.join(' | ')} | product : single, ms · bytes |`,
    `|---|${names.map(() => '---').join('|')}|---|`,
  ];
  for (const pageName of Object.keys(rounds.product!)) {
    const figures = names.map((name) => medians(rounds[name]![pageName]![visit]));
    const [product, single] = figures;
    const ratios = `${(product!.usableMs / single!.usableMs).toFixed(2)} · ${(product!.bytes / single!.bytes).toFixed(2)}`;
    lines.push(`| ${pageName} | ${figures.map(cell).join(' | ')} | ${ratios} |`);
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

const cell = ({ usableMs, bytes, bytesUntilIdle, requests, depth }: LoadFigures) =>
  `${usableMs.toFixed(0)} / ${kB(bytes)} (${kB(bytesUntilIdle)}) / ${requests} / ${depth}`;
const kB = (bytes: number) => (bytes / 1000).toFixed(0);

function medians(rounds: LoadFigures[]): LoadFigures {
  const of = (key: keyof LoadFigures) =>
    rounds.map((figures) => figures[key]).sort((a, b) => a - b)[rounds.length >> 1]!;
  return {
    usableMs: of('usableMs'),
    requests: of('requests'),
    bytes: of('bytes'),
    bytesUntilIdle: of('bytesUntilIdle'),
    depth: of('depth'),
  };
}
