import type { CDPSession, Page } from '@playwright/test';
import { expect, openAs, signInByApi, story, visit } from '../../e2e/support/story.js';
import { fillYear } from './year-of-records.js';

const SWITCHES = 20;
const MEMORY_SWITCHES = 200;
const LIST_SIZE = 200;
const MEASURED_ATHLETES = 20;
/** The shell waits this long before it takes a hover for an intent; the download follows. */
const HOVER_MS = 600;

/** A menu entry of the top bar, and an element that only its page has. */
const PAGES = [
  { menu: 'Dashboards', item: 'Wellness', shows: 'Select an Athlete' },
  { menu: 'Attendance', item: 'Statistics', shows: 'Attendance Statistics' },
] as const;
/** One page of each area. */
const AREAS = ['/dashboard', '/attendance/stats', '/calendar', '/workout-library'];

const print = (text: string) => process.stdout.write(`${text}\n`);

story('measures the switch to another area after a hover', async ({ page }) => {
  await openAs(page, '/calendar');
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  const times: number[] = [];
  for (let round = 0; round < SWITCHES; round += 1) {
    const { menu, item, shows } = PAGES[round % PAGES.length]!;
    await page.getByRole('button', { name: menu, exact: true }).hover();
    const entry = page.getByRole('menuitem', { name: item, exact: true });
    await entry.hover();
    await page.waitForTimeout(HOVER_MS);
    times.push(
      await entry.evaluate(async (link, heading) => {
        const started = performance.now();
        (link as HTMLElement).click();
        while (document.querySelector('h1')?.textContent !== heading) {
          if (performance.now() - started > 10_000) throw new Error(`${document.querySelector('h1')?.textContent}`);
          await new Promise(requestAnimationFrame);
        }
        return performance.now() - started;
      }, shows),
    );
  }
  print(`\nSwitch to another area after a hover, click → heading, ms: ${spread(times)} (goal 60)`);
});

story('measures the drawing of an athlete with a year of records', async ({ page }) => {
  await openAs(page, '/dashboard/wellness');
  const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
  const measured = athletes.slice(0, MEASURED_ATHLETES + 1);
  for (const { athlete_id: id } of measured) await fillYear(page, id);
  await page.reload();
  const times: number[] = [];
  for (const index of measured.keys()) times.push(await answerToDrawn(page, index));
  // The first athlete also loads the code that draws.
  print(`\nWellness of an athlete, answer → both charts drawn, ms: ${spread(times.slice(1))} (goal 100)`);
});

story('measures typing in a list of 200 athletes', async ({ page, product }) => {
  await signInByApi(page, product.freshSquad(LIST_SIZE).coach);
  await page.goto('/dashboard/wellness');
  const search = page.getByRole('searchbox');
  await expect(page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await search.focus();
  await page.evaluate(watchFrames);
  for (const text of ['an', 'mar', 'zz', 'li']) {
    await search.pressSequentially(text, { delay: 120 });
    for (const _letter of text) await search.press('Backspace', { delay: 120 });
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  print(
    `\nTyping in a list of ${LIST_SIZE}, 4 × slower: ${frames.length} frames, longest ${Math.max(...frames).toFixed(0)} ms, ` +
      `${frames.filter((ms) => ms > 50).length} over 50 ms (goal 0)`,
  );
});

story('measures the memory of many switches', async ({ page }) => {
  await openAs(page, '/dashboard');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await switchAreas(page, MEMORY_SWITCHES / 10);
  const before = await memory(session);
  await switchAreas(page, MEMORY_SWITCHES);
  const after = await memory(session);
  print(`\nAfter ${MEMORY_SWITCHES / 10} area switches: ${before.megabytes} MB, ${before.nodes} nodes`);
  print(`After ${MEMORY_SWITCHES} more:          ${after.megabytes} MB, ${after.nodes} nodes`);
});

/** From the end of the answer to the frame in which both charts are drawn. */
async function answerToDrawn(page: Page, index: number): Promise<number> {
  const option = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').nth(index);
  await option.scrollIntoViewIfNeeded();
  return option.evaluate(async (row) => {
    const before = new Set(document.querySelectorAll('.apexcharts-canvas'));
    performance.clearResourceTimings();
    (row as HTMLElement).click();
    const drawn = () =>
      [...document.querySelectorAll('.apexcharts-canvas')].filter(
        (chart) => !before.has(chart) && chart.querySelector('.apexcharts-series path'),
      ).length;
    while (drawn() < 2) await new Promise(requestAnimationFrame);
    const drawnAt = performance.now();
    const answer = performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/athletes/wellness'));
    if (!answer) throw new Error('no answer was read');
    return drawnAt - (answer as PerformanceResourceTiming).responseEnd;
  });
}

/** Stores the length of each frame from now on, in ms. */
function watchFrames(): void {
  const frames: number[] = [];
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { frames });
}

async function switchAreas(page: Page, times: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await visit(page, AREAS[round % AREAS.length]!);
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && !document.querySelector('[role=progressbar]'),
    );
  }
}

/** The memory in use after a garbage collection. */
async function memory(session: CDPSession): Promise<{ megabytes: string; nodes: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { megabytes: (of('JSHeapUsedSize') / 1e6).toFixed(1), nodes: of('Nodes') };
}

/** Median, least and most. */
function spread(times: number[]): string {
  const sorted = times.map(Math.round).sort((a, b) => a - b);
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
}
