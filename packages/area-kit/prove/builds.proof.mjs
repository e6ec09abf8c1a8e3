/** What every build has to show: each of its pages opens, and every way in which its files can fail is handled. */
import { expectIsolated, openShellAlone } from './isolation/expect-isolated.mjs';
import { AREAS, liveVersion, pagesOf } from './proven-site.mjs';
import { areaStatus, expect, expectNoAxeViolations, story } from './stories.mjs';

const fileOf = (area, name) => `**/remotes/${area}/*/${name}*`;
const gone = { status: 404, headers: { 'cache-control': 'no-store' } };
const busy = { status: 503, headers: { 'cache-control': 'no-store' } };

/** Polls, because a page shows its text a moment before its shell counts it as running. */
const expectStatus = (page, area, status) =>
  expect.poll(() => areaStatus(page, area)).toMatchObject({ running: liveVersion(area), ...status });

story.beforeAll(async ({ browser }) => openShellAlone(browser));

for (const area of AREAS) {
  const pages = pagesOf(area);
  const [first] = pages;
  if (!first) continue;

  story.describe(`${area} ${liveVersion(area)}`, () => {
    for (const { address, text } of pages) {
      story(
        `${address} opens without an error or a violation of accessibility, and reaches nothing outside`,
        async ({ page }) => {
          await page.goto(address);
          await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
          await expectStatus(page, area, { phase: 'mounted', why: null });
          await expectNoAxeViolations(page);
          await expectIsolated(page, { area, address });
        },
      );
    }

    for (const file of ['remoteEntry.js', ...first.files.slice(0, 1)]) {
      story(`${file} fails once: the coach does not notice`, async ({ page }) => {
        // Two times, for the preload and the script.
        await page.route(fileOf(area, file), (route) => route.fulfill(busy), { times: 2 });
        await page.goto(first.address);
        await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
        await expectStatus(page, area, { attempts: 2 });
      });

      story(`${file} hangs once: the page says so, and the second attempt loads it`, async ({ page }) => {
        await page.clock.install();
        await page.route(fileOf(area, file), () => new Promise(() => undefined), { times: 1 });
        await page.goto(first.address, { waitUntil: 'commit' });
        await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
        await page.clock.fastForward(3_000);
        await expect(page.getByText('Still loading')).toBeVisible();
        await page.clock.fastForward(5_000);
        await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
        await expectStatus(page, area, { attempts: 2 });
      });
    }

    story('the server sends a page instead of its scripts: an error is shown', async ({ page }) => {
      await page.route(fileOf(area, ''), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Hotspot</h1>' }),
      );
      await page.goto(first.address);
      await expect(page.getByText(/^Failed to load /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    story('its files are gone: the rest of the product works, and Try again loads it', async ({ page }) => {
      await page.route(fileOf(area, ''), (route) => route.fulfill(gone));
      await page.goto(first.address);
      await expect(page.getByText(/^Failed to load .* Its files are missing on the server/)).toBeVisible();
      await page.getByRole('button', { name: 'Account' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Profile' }).click();
      await expect(page.getByText('Change Password')).toBeVisible();
      await page.unroute(fileOf(area, ''));
      await page.goBack();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
    });

    story('a changed file never runs', async ({ page }) => {
      await page.route(fileOf(area, 'remoteEntry.js'), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'globalThis.stolen = true;' }),
      );
      await page.goto(first.address);
      await expect(page.getByText(/^Failed to load .* A file was damaged on the way and was blocked/)).toBeVisible();
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
    });
  });
}
