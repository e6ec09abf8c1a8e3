import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { AREAS } from '../support/areas.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';

/** Lines that the browser writes about failed requests, and the tool that drives it about the service worker. */
const NOT_OF_PRODUCT = /^Failed to load resource: |^Service Worker registration blocked by Playwright$/;

interface AreaPackage {
  touchline: { pages: { path: string }[] };
}

/** Every page that the areas declare, so that a new one is visited, too. */
const pages = AREAS.flatMap((area) => {
  const url = new URL(`../../${area}/package.json`, import.meta.url);
  const { touchline } = JSON.parse(readFileSync(url, 'utf8')) as AreaPackage;
  return touchline.pages.map(({ path }) => path.replace(/:\w+/, '1'));
});

/** Everything that the product writes to the console from now on. */
function writtenLines(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (!NOT_OF_PRODUCT.test(message.text())) lines.push(`${message.type()}: ${message.text()}`);
  });
  return lines;
}

/** Goes to every page, for a team and an athlete, and waits until it shows its data or its failure. */
async function visitEach(page: Page, check: (text: string) => void): Promise<void> {
  for (const path of [...pages, '/profile'])
    await story.step(path, async () => {
      await visit(page, `${path}?team=1&athlete=1`);
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByText(/^Loading/)).toHaveCount(0, { timeout: 30_000 });
      check(await page.locator('body').innerText());
    });
}

story('no page writes to the console', SHORT, async ({ page }) => {
  story.setTimeout(180_000);
  const written = writtenLines(page);
  await openAs(page, '/terms');
  await visitEach(page, () => undefined);
  expect(written).toEqual([]);
});

story('failed calls are neither written to the console nor shown as they were written there', async ({ page }) => {
  story.setTimeout(300_000);
  const written = writtenLines(page);
  await openAs(page, '/terms');
  await page.route(
    (url) => url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/coach/'),
    (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
  );
  const failures: string[] = [];
  await visitEach(page, (text) => {
    expect(text).not.toMatch(/HTTP error|status: \d|Failed to fetch teams/);
    failures.push(...(text.match(/Failed to (load|fetch) [\w ]+/g) ?? []));
  });
  // Else the calls would not have failed.
  expect(failures).toContain('Failed to load teams');
  expect(written).toEqual([]);
});

story('a page that crashes is reported, and nothing is written to the console', async ({ page }) => {
  const written = writtenLines(page);
  await openAs(page, '/terms');
  await page.route('**/api/athletes/list*', (route) => route.fulfill({ json: [null] }));
  await visit(page, '/dashboard/wellness');
  await expect(page.getByText('Failed to load Wellness. It stopped working. Try again.')).toBeVisible();
  const reports = await page.evaluate(
    () => (window as unknown as { __touchline: { status: () => { reports: unknown[] } } }).__touchline.status().reports,
  );
  expect(reports).not.toEqual([]);
  expect(written).toEqual([]);
});
