import { expectNoAxeViolations } from '../support/axe.js';
import { areaStatus } from '../support/page-status.js';
import { expect, openAs, signInByApi, story, OWN_BROWSER } from '../support/story.js';
import { AREAS, liveVersion, pagesOf } from './proven-site.js';

const fileOf = (area: string, name: string) => `**/remotes/${area}/*/${name}*`;
const gone = { status: 404, headers: { 'cache-control': 'no-store' } };
const busy = { status: 503, headers: { 'cache-control': 'no-store' } };

for (const area of AREAS) {
  const pages = pagesOf(area);
  const [first] = pages;
  if (!first) continue;

  story.describe(`${area} ${liveVersion(area)}`, { tag: '@proof' }, () => {
    for (const { address, text } of pages) {
      story(`${address} opens without an error and without a violation of accessibility`, async ({ page }) => {
        await openAs(page, address);
        await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
        expect(await areaStatus(page, area)).toMatchObject({ phase: 'mounted', running: liveVersion(area), why: null });
        await expectNoAxeViolations(page);
      });
    }

    for (const file of ['remoteEntry.js', ...first.files.slice(0, 1)]) {
      story(`${file} fails once: the coach does not notice`, OWN_BROWSER, async ({ page }) => {
        // Two times, for the preload and the script.
        await page.route(fileOf(area, file), (route) => route.fulfill(busy), { times: 2 });
        await openAs(page, first.address);
        await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
        expect(await areaStatus(page, area)).toMatchObject({ running: liveVersion(area), attempts: 2 });
      });

      story(`${file} hangs once: the page says so, and the second attempt loads it`, OWN_BROWSER, async ({ page }) => {
        await page.clock.install();
        await page.route(fileOf(area, file), () => new Promise<void>(() => undefined), { times: 1 });
        await signInByApi(page);
        await page.goto(first.address, { waitUntil: 'commit' });
        await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
        await page.clock.fastForward(3_000);
        await expect(page.getByText('Still loading')).toBeVisible();
        await page.clock.fastForward(5_000);
        await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
        expect(await areaStatus(page, area)).toMatchObject({ running: liveVersion(area), attempts: 2 });
      });
    }

    story('the server sends a page instead of its scripts: an error is shown', OWN_BROWSER, async ({ page }) => {
      await page.route(fileOf(area, ''), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Hotspot</h1>' }),
      );
      await openAs(page, first.address);
      await expect(page.getByText(/^Failed to load /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    });

    story(
      'its files are gone: the rest of the product works, and Try again loads it',
      OWN_BROWSER,
      async ({ page }) => {
        await page.route(fileOf(area, ''), (route) => route.fulfill(gone));
        await openAs(page, first.address);
        await expect(page.getByText(/^Failed to load .* Its files are missing on the server/)).toBeVisible();
        await page.getByRole('button', { name: 'Account' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Profile' }).click();
        await expect(page.getByText('Change Password')).toBeVisible();
        await page.unroute(fileOf(area, ''));
        await page.goBack();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByText(first.text).first()).toBeVisible();
      },
    );

    story('a changed file never runs', OWN_BROWSER, async ({ page }) => {
      await page.route(fileOf(area, 'remoteEntry.js'), (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'globalThis.stolen = true;' }),
      );
      await openAs(page, first.address);
      await expect(page.getByText(/^Failed to load .* A file was damaged on the way and was blocked/)).toBeVisible();
      expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
    });
  });
}
