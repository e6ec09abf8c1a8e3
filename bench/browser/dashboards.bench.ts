import type { Browser, Page } from '@playwright/test';
import { expect, openAs, story } from '../../e2e/support/story.js';
import { fillYear } from './year-of-records.js';

/**
 * Minimum number of charts of an athlete by dashboard. An athlete who did not train this week or missed a test has fewer
 * charts than others.
 */
const DASHBOARDS = {
  '/dashboard': 2,
  '/dashboard/wellness': 2,
  '/dashboard/srpe': 1,
  '/dashboard/srpe?charts=srpe,workload,monotony,strain': 4,
  '/dashboard/apex': 1,
} as const;
const MEASURED_ATHLETES = 20;

story('measures the cost of the dashboards', async ({ page, browser, product }) => {
  const print = (text: string) => process.stdout.write(`${text}\n`);
  await openAs(page, '/dashboard/wellness');
  // One more athlete is chosen first, to load the code that draws charts. Its time does not count.
  const athletes = ((await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[]).slice(
    0,
    MEASURED_ATHLETES + 1,
  );
  for (const { athlete_id: id } of athletes) await fillYear(page, id);

  print('\nOpened for the first time, with an athlete: requests, kB over the wire (gzip)');
  for (const path of Object.keys(DASHBOARDS)) {
    const { requests, bytes } = await openCold(browser, product.url, withAthlete(path, athletes[3]!.athlete_id), page);
    print(`${path.padEnd(56)}${String(requests).padStart(6)}${(bytes / 1000).toFixed(0).padStart(8)}`);
  }

  print(`\nFrom choosing an athlete to drawn charts, ms (median, least and most of ${MEASURED_ATHLETES})`);
  for (const [path, charts] of Object.entries(DASHBOARDS)) {
    await page.goto(path);
    await expect(page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first()).toBeVisible();
    const times: number[] = [];
    for (let index = 0; index <= MEASURED_ATHLETES; index += 1) times.push(await choose(page, index, charts));
    const sorted = times.slice(1).sort((a, b) => a - b);
    print(
      `${path.padEnd(56)}${[sorted[MEASURED_ATHLETES / 2]!, sorted[0]!, sorted.at(-1)!].map((time) => time.toFixed(0).padStart(8)).join('')}`,
    );
  }
});

const withAthlete = (path: string, id: number) => `${path}${path.includes('?') ? '&' : '?'}athlete=${id}`;

/** Opens the page in a browser without cached files, with the coach's session. */
async function openCold(
  browser: Browser,
  url: string,
  path: string,
  signedIn: Page,
): Promise<{ requests: number; bytes: number }> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
  await context.addCookies(await signedIn.context().cookies());
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const sizes: number[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await page.goto(path);
  await expect(page.locator('.apexcharts-series').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Milliseconds from the click on the athlete at an index of the list to the frame in which all their charts are drawn. */
async function choose(page: Page, index: number, charts: number): Promise<number> {
  const option = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').nth(index);
  await option.scrollIntoViewIfNeeded();
  return option.evaluate(async (row, expected) => {
    const before = new Set(document.querySelectorAll('.apexcharts-canvas'));
    const started = performance.now();
    (row as HTMLElement).click();
    const drawn = () =>
      [...document.querySelectorAll('.apexcharts-canvas')].filter(
        (chart) => !before.has(chart) && chart.querySelector('.apexcharts-series path'),
      ).length;
    while (drawn() < expected) {
      if (performance.now() - started > 10_000) throw new Error(`${drawn()} of ${expected} charts after 10 s`);
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - started;
  }, charts);
}
