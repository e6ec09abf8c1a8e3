import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { forgetDay } from '../support/offline.js';
import { areaIsAsked, areaStatus } from '../support/page-status.js';
import { DEMO, expect, openWellness, OWN_BROWSER, SHORT, SHORT_OWN_BROWSER, signIn, story } from '../support/story.js';

/** How many attempts the shell has made to load the monitoring area. */
const attempts = async (page: Page) => (await areaStatus(page, 'mfe-monitoring'))?.attempts;

async function choosePage(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('menuitem', { name }).click();
}

const CHUNKS = ['area.js', 'wellness.js'];

const expectWellness = (page: Page) =>
  expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();

/** Opens the wellness screen; the first time through the sign-in page. */
async function openOrSignIn(page: Page): Promise<void> {
  // The browser's load event waits for the area's files, and some of these stories hold one of them back.
  await page.goto('/dashboard/wellness', { waitUntil: 'domcontentloaded' });
  if ((await page.context().cookies()).length === 0) await signIn(page);
}

story.describe('an area whose files are gone', () => {
  story(
    'shows an error, navigation keeps working, and Try again loads it without a reload',
    SHORT_OWN_BROWSER,
    async ({ page, product }) => {
      const live = join(product.siteDir, 'remotes/mfe-monitoring');
      const away = `${live}.away`;
      // A page of the shell, so that nothing of the area is loaded yet.
      await page.goto('/profile');
      await signIn(page);
      renameSync(live, away);
      try {
        await page.evaluate(() => Object.assign(window, { samePage: true }));
        await choosePage(page, 'Dashboards', 'Wellness');
        await expect(
          page.getByText('Failed to load Wellness. Its files are missing on the server. Try again later.'),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Touchline' }).click();
        await expect(page).toHaveURL('/dashboard');
        await expect(
          page.getByText('Failed to load Overview. Its files are missing on the server. Try again later.'),
        ).toBeVisible();
        await choosePage(page, 'Account', 'Profile');
        await expect(page.getByText('Change Password')).toBeVisible();
        await choosePage(page, 'Dashboards', 'Wellness');
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(/Its files are missing/)).toBeVisible();
      } finally {
        if (existsSync(away)) renameSync(away, live);
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectWellness(page);
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    },
  );

  story('area.js or wellness.js hangs once: the second attempt loads it', OWN_BROWSER, async ({ page }) => {
    await page.clock.install();
    for (const chunk of CHUNKS)
      await story.step(chunk, async () => {
        await page.route(`**/remotes/mfe-monitoring/*/${chunk}*`, (route) => new Promise<void>(() => void route), {
          times: 1,
        });
        await openOrSignIn(page);
        await areaIsAsked(page, 'mfe-monitoring');
        await page.clock.fastForward(3_000);
        await expect(page.getByText('Still loading')).toBeVisible();
        await page.clock.fastForward(5_000);
        await expectWellness(page);
        expect(await attempts(page)).toBe(2);
      });
  });

  story('area.js or wellness.js fails once: the coach does not notice', async ({ page }) => {
    for (const chunk of CHUNKS)
      await story.step(chunk, async () => {
        // Two times, for the preload and the script.
        await page.route(
          `**/remotes/mfe-monitoring/*/${chunk}*`,
          (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } }),
          { times: 2 },
        );
        await openOrSignIn(page);
        await expectWellness(page);
        expect(await attempts(page)).toBe(2);
      });
  });

  story('area.js or wellness.js is missing: an error is shown, and Try again loads it', async ({ page }) => {
    for (const chunk of CHUNKS)
      await story.step(chunk, async () => {
        const pattern = `**/remotes/mfe-monitoring/*/${chunk}*`;
        await page.route(pattern, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }));
        await openOrSignIn(page);
        await expect(
          page.getByText('Failed to load Wellness. Its files are missing on the server. Try again later.'),
        ).toBeVisible();
        await page.unroute(pattern);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expectWellness(page);
      });
  });

  story('the charts’ code fails to load: the rest of the page works, and Try again loads it', async ({ page }) => {
    const charts = /\/shell\/[^/]+\/charts\.js/;
    await page.route(charts, (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } }));
    await openWellness(page);
    await page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(2);
    const weekly = page.getByRole('figure', { name: 'Weekly Wellness' });
    await weekly.getByRole('button', { name: 'Show as table' }).click();
    await expect(weekly.getByRole('rowheader').first()).toBeVisible();
    await weekly.getByRole('button', { name: 'Show as chart' }).click();
    // The chart has asked for its code again, and must have failed before the code can be had.
    await expect(again).toHaveCount(2);
    await page.unroute(charts);
    await again.first().click();
    await expect(again).toHaveCount(0);
    await expect(page.locator('.apexcharts-canvas')).toHaveCount(2);
  });

  story(
    'the frame fails to load: the sign-in works, a message says so, and Try again loads it',
    SHORT,
    async ({ page }) => {
      const frame = /\/shell\/[^/]+\/frame\.js/;
      await page.route(frame, (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } }));
      await page.goto('/dashboard/wellness');
      await page.getByLabel('Email').fill(DEMO.email);
      await page.getByLabel('Password').fill(DEMO.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Failed to load the app. Check your connection and try again.')).toBeVisible();
      expect(await attempts(page)).toBe(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Failed to load the app. Check your connection and try again.')).toBeVisible();
      await page.unroute(frame);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectWellness(page);
      expect(await attempts(page)).toBe(1);
    },
  );

  story('a changed file, or a page instead of a script, is blocked and never runs', async ({ page }) => {
    for (const [type, body] of [
      ['text/javascript', 'globalThis.stolen = true;'],
      ['text/html', '<!doctype html><p>hello</p>'],
    ] as const)
      await story.step(`a script of the type ${type}`, async () => {
        await page.route('**/remotes/mfe-monitoring/*/remoteEntry.js*', (route) =>
          route.fulfill({ status: 200, contentType: type, body }),
        );
        await openOrSignIn(page);
        await expect(
          page.getByText(/Failed to load Wellness\. (A file was damaged|Its files are missing)/),
        ).toBeVisible({ timeout: 20_000 });
        expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
        await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      });
  });
});

story('nothing answers: an error is shown, Try again works, and nobody is signed out', SHORT, async ({ page }) => {
  await story.step('the registry cannot be reached: an error is shown, and Try again works', async () => {
    await page.route('**/registry.json', (route) => route.abort());
    await page.goto('/dashboard/wellness');
    await signIn(page);
    await expect(page.getByText(/Failed to load/)).toBeVisible();
    await page.unroute('**/registry.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWellness(page);
  });

  await story.step('the server cannot be reached: the same, and nobody is signed out', async () => {
    await page.route('**/api/**', (route) => route.abort());
    // On a device that has kept the day the page would open.
    await forgetDay(page);
    await page.reload();
    await expect(page.getByText('The server could not be reached. Check your connection.')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWellness(page);
  });
});
