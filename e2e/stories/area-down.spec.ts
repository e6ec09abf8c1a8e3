import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openWellness, signIn, story, OWN_BROWSER } from '../support/story.js';

/** How many attempts the shell has made to load the monitoring area. */
async function attempts(page: Page): Promise<number | undefined> {
  const { areas } = await page.evaluate(() =>
    (
      window as unknown as { __touchline: { status: () => { areas: { name: string; attempts: number }[] } } }
    ).__touchline.status(),
  );
  return areas.find(({ name }) => name === 'mfe-monitoring')?.attempts;
}

async function choosePage(page: Page, menu: string, name: string): Promise<void> {
  await page.getByRole('button', { name: menu }).press('Enter');
  await page.getByRole('menuitem', { name }).click();
}

story.describe('an area whose files are gone', () => {
  story(
    'shows an error, navigation keeps working, and Try again loads it without a reload',
    OWN_BROWSER,
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
          page.getByText('Wellness could not be loaded. Its files are missing on the server. Try again later.'),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Touchline' }).click();
        await expect(page).toHaveURL('/dashboard');
        await expect(
          page.getByText('Overview could not be loaded. Its files are missing on the server. Try again later.'),
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
      await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    },
  );

  for (const chunk of ['area.js', 'wellness.js']) {
    story(`${chunk} hangs once: the second attempt loads it`, async ({ page }) => {
      await page.route(`**/remotes/mfe-monitoring/*/${chunk}*`, (route) => new Promise<void>(() => void route), {
        times: 1,
      });
      await page.goto('/dashboard/wellness');
      await signIn(page);
      await expect(page.getByText('Still loading')).toBeVisible();
      await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible({
        timeout: 15_000,
      });
      expect(await attempts(page)).toBe(2);
    });

    story(`${chunk} fails once: the coach does not notice`, async ({ page }) => {
      // Two times, for the preload and the script.
      await page.route(
        `**/remotes/mfe-monitoring/*/${chunk}*`,
        (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } }),
        { times: 2 },
      );
      await page.goto('/dashboard/wellness');
      await signIn(page);
      await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
      expect(await attempts(page)).toBe(2);
    });

    story(`${chunk} is missing: an error is shown, and Try again loads it`, async ({ page }) => {
      const pattern = `**/remotes/mfe-monitoring/*/${chunk}*`;
      await page.route(pattern, (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' } }));
      await page.goto('/dashboard/wellness');
      await signIn(page);
      await expect(
        page.getByText('Wellness could not be loaded. Its files are missing on the server. Try again later.'),
      ).toBeVisible();
      await page.unroute(pattern);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
    });
  }

  story('the charts’ code fails to load: the rest of the page works, and Try again loads it', async ({ page }) => {
    const laterScripts = /\/shell\/[^/]+\/(?!main\.js)[^/]+\.js/;
    await page.route(laterScripts, (route) => route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } }));
    await openWellness(page);
    await page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first().click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveCount(2);
    const weekly = page.getByRole('figure', { name: 'Weekly Wellness' });
    await weekly.getByRole('button', { name: 'Show as table' }).click();
    await expect(weekly.getByRole('rowheader').first()).toBeVisible();
    await weekly.getByRole('button', { name: 'Show as chart' }).click();
    await page.unroute(laterScripts);
    await again.first().click();
    await expect(again).toHaveCount(0);
    await expect(page.locator('.apexcharts-canvas')).toHaveCount(2);
  });

  for (const [what, body] of [
    ['a changed file', 'globalThis.stolen = true;'],
    ['a page instead of a script', '<!doctype html><p>hello</p>'],
  ] as const) {
    story(`${what} is blocked and never runs`, async ({ page }) => {
      const type = body.startsWith('<') ? 'text/html' : 'text/javascript';
      await page.route('**/remotes/mfe-monitoring/*/remoteEntry.js*', (route) =>
        route.fulfill({ status: 200, contentType: type, body }),
      );
      await page.goto('/dashboard/wellness');
      await signIn(page);
      await expect(
        page.getByText(/Wellness could not be loaded\. (A file was changed|Its files are missing)/),
      ).toBeVisible({ timeout: 20_000 });
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    });
  }
});

story('the registry cannot be reached: an error is shown, and Try again works', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.abort());
  await page.goto('/dashboard/wellness');
  await signIn(page);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  await page.unroute('**/registry.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
});

story(
  'the server cannot be reached: an error is shown, Try again works, and nobody is signed out',
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/dashboard/wellness');
    await expect(page.getByText('Touchline cannot be reached right now. Check your connection.')).toBeVisible();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
  },
);
