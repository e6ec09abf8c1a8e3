import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readRegistry } from '@touchline/release/registry-store';
import { expectNoAxeViolations } from '../support/axe.js';
import { addEvent, cards, storedMarks } from '../support/check-in.js';
import {
  backdateContact,
  endOffline,
  expectOfflineOpening,
  keepingPhone,
  keptFiles,
  openAgain,
  storedRecords,
} from '../support/offline.js';
import { startProduct } from '../support/product.js';
import { Releases } from '../support/releases.js';
import { endSession } from '../support/sessions.js';
import { expect, openAs, OWN_BROWSER, SHORT, SHORT_OWN_BROWSER, signIn, story } from '../support/story.js';

const UNREACHABLE = 'The server could not be reached. Check your connection.';
const quickAccess = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });

story(
  'the app can be installed: the browser has nothing against it',
  SHORT_OWN_BROWSER,
  async ({ browser, product }) => {
    const phone = await keepingPhone(browser, product);
    const page = await phone.newPage();
    await page.goto('/login');
    await expectOfflineOpening(page, 'ready');
    const session = await phone.newCDPSession(page);
    // The full browser names every obstacle, among them that this is a private window. The headless shell never names any.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as {
      shortcuts: { name: string; url: string }[];
      icons: { src: string; purpose: string }[];
    };
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Take Attendance', 'Squad']);
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    const { live } = readRegistry(product.siteDir).shell!;
    for (const { src } of manifest.icons)
      expect((await page.request.get(`/shell/${live}/${src}`)).headers()['content-type']).toBe('image/png');
    await phone.close();
  },
);

story('the kept day: at most 12 hours, and never after a logout', OWN_BROWSER, async ({ browser, product }) => {
  const { coach } = product.freshSquad();
  const phone = await keepingPhone(browser, product);
  let page = await phone.newPage();
  await openAs(page, '/attendance', coach);
  await expectOfflineOpening(page, 'ready');
  await phone.setOffline(true);

  await story.step('11 hours after the last contact the coach is still there', async () => {
    await backdateContact(page, 11);
    page = await openAgain(page, '/calendar');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  });

  await story.step('12 hours after it nothing opens, and nothing is left on the device', async () => {
    await backdateContact(page, 1);
    page = await openAgain(page, '/attendance');
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    expect((await storedRecords(page))['touchline.shell.day']).toEqual({ record: [], answers: [] });
  });

  await story.step('when the connection is back, the page goes on by itself', async () => {
    await endOffline(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    // The contact is noted a moment later.
    await expect.poll(async () => (await storedRecords(page))['touchline.shell.day']?.record?.length).toBe(1);
  });

  await story.step('a logout without a connection signs out at once, and nothing opens after it', async () => {
    await phone.setOffline(true);
    const cookies = await phone.cookies();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    page = await openAgain(page, '/attendance');
    await expect(page).toHaveURL('/login');
    expect((await storedRecords(page))['touchline.shell.day']).toEqual({ record: [], answers: [] });

    await story.step('nobody signs in before the server has ended the session', async () => {
      await page.getByLabel('Email').fill(coach.email);
      await page.getByLabel('Password').fill(coach.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('You seem to be offline.')).toBeVisible();
    });
    const session = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    const isSignedIn = async () => (await fetch(`${product.url}/api/coach/me`, { headers: session })).status;
    // Not expected to be signed in until then: Chromium may let the first call of a new page through before it cuts it off.
    await endOffline(page);
    await expect.poll(isSignedIn).toBe(401);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  });
  await phone.close();
});

story(
  'a blocked version is removed from the device, and never opens again',
  OWN_BROWSER,
  async ({ browser, product }) => {
    const releases = new Releases(product, 'mfe-attendance');
    const phone = await keepingPhone(browser, product);
    try {
      let page = await phone.newPage();
      await openAs(page, '/attendance', product.freshCoach());
      await expectOfflineOpening(page, 'ready');
      const ofVersion = async (version: string) =>
        (await keptFiles(page)).filter((path) => path.includes(`/${version}/`));
      expect((await ofVersion(releases.original)).length).toBeGreaterThan(3);

      const next = releases.promote({});
      releases.rollback({ to: next, block: releases.original });
      page = await openAgain(page, '/attendance');
      await expect.poll(async () => (await ofVersion(releases.original)).length, { timeout: 30_000 }).toBe(0);
      await expectOfflineOpening(page, 'ready');
      expect((await ofVersion(next)).length).toBeGreaterThan(3);

      await phone.setOffline(true);
      page = await openAgain(page, '/attendance');
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      expect(
        await page.evaluate(
          (version) =>
            performance.getEntriesByName(`${location.origin}/remotes/mfe-attendance/${version}/area.js`).length,
          releases.original,
        ),
      ).toBe(0);
    } finally {
      await phone.close();
      releases.restore();
    }
  },
);

story('the site can end it: the files go, what waits to be sent stays', OWN_BROWSER, async ({ browser }) => {
  const product = await startProduct();
  const phone = await keepingPhone(browser, product);
  try {
    const squad = product.freshSquad();
    const page = await phone.newPage();
    await openAs(page, '/attendance', squad.coach);
    const event = await addEvent(page, squad);
    await expectOfflineOpening(page, 'ready');
    await page.goto(event.address);
    await expect(cards(page).first()).toBeVisible();
    await phone.setOffline(true);
    await page.getByRole('button', { name: 'All present' }).click();
    await expect
      .poll(async () => (await storedRecords(page))['touchline.mfe-attendance.marks']?.marks?.length)
      .toBe(squad.athletes.length);

    // Nothing can be sent any more, because the session has ended meanwhile.
    await endSession(page);

    // A shell without a service worker is live, as after a rollback; the setting OFFLINE_OPENING does the same.
    const { live } = readRegistry(product.siteDir).shell!;
    for (const suffix of ['', '.gz', '.br']) rmSync(join(product.siteDir, 'shell', live, `service-worker.js${suffix}`));
    await phone.setOffline(false);
    const next = await openAgain(page, '/calendar');
    await expectOfflineOpening(next, 'off');
    expect(await keptFiles(next)).toEqual([]);
    expect(await next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect((await storedRecords(next))['touchline.mfe-attendance.marks']?.marks?.length).toBe(squad.athletes.length);
    await signIn(next, squad.coach);
    await expect
      .poll(() => storedMarks(next, event.id).then((marks) => Object.values(marks)))
      .toEqual(squad.athletes.map(() => 'present'));
    await next.getByRole('button', { name: 'Help' }).click();
    await next.getByRole('menuitem', { name: 'About this app' }).click();
    await expect(
      next.getByText('Does not open without a network: this site or this browser does not allow it.'),
    ).toBeVisible();
  } finally {
    await phone.close();
    await product.stop();
  }
});

story('a slow start shows the frame before any script has arrived', async ({ page }) => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/main.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Touchline', { exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Loading…');
  letGo();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
});

story('a page that failed without a network opens by itself when the connection is back', async ({ page, context }) => {
  await page.goto('/calendar');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Calendar' }).first()).toBeVisible();
  await page.route('**/remotes/mfe-workouts/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Workouts' }).click();
  await expect(page.getByText(/^Failed to load Team Workouts/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.unroute('**/remotes/mfe-workouts/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Team Workouts' })).toBeVisible({ timeout: 20_000 });
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  story('the bar at the lower edge leads everywhere, and Back closes what it opened', SHORT, async ({ page }) => {
    await openAs(page, '/dashboard/squad');
    await expect(quickAccess(page).getByRole('link')).toHaveText(['Squad', 'Attendance', 'Calendar', 'Workouts']);
    await expect(quickAccess(page).getByRole('link', { name: 'Squad' })).toHaveAttribute('aria-current', 'page');
    await expectNoAxeViolations(page);

    const teams = (await (await page.request.get('/api/teams/with-athletes')).json()) as { team_id: number }[];
    const team = teams[0]!.team_id;
    await page.goto(`/calendar?team=${team}`);
    await quickAccess(page).getByRole('link', { name: 'Attendance' }).tap();
    await expect(page).toHaveURL(`/attendance?team=${team}`);

    await quickAccess(page).getByRole('button', { name: 'More' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(`/attendance?team=${team}`);

    await quickAccess(page).getByRole('button', { name: 'More' }).tap();
    await menu.getByRole('link', { name: 'Wellness' }).tap();
    await expect(page).toHaveURL(`/dashboard/wellness?team=${team}`);
    await expect(menu).toHaveCount(0);
    // Back leads to the page, not to the menu on it.
    await page.goBack();
    await expect(page).toHaveURL(`/attendance?team=${team}`);
    await expect(menu).toHaveCount(0);

    const account = page.getByRole('button', { name: 'Account' });
    await account.tap();
    await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('menu', { name: 'Account' })).toHaveCount(0);
    await expect(page).toHaveURL(`/attendance?team=${team}`);

    // Back at once, which on a busy phone comes before the router has rendered the open menu.
    for (let round = 0; round < 8; round += 1) {
      await account.evaluate(async (button: HTMLElement) => {
        const arrived = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
        button.click();
        window.history.back();
        await arrived;
      });
      await expect(page.getByRole('menu', { name: 'Account' })).toHaveCount(0, { timeout: 3000 });
    }
    await expect(page).toHaveURL(`/attendance?team=${team}`);
  });

  story('a low window and large text have the page to themselves', async ({ page }) => {
    await openAs(page, '/dashboard/squad');
    await expect(quickAccess(page)).toBeVisible();
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(quickAccess(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(quickAccess(page)).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.setViewportSize({ width: 390, height: 790 });
    await expect(quickAccess(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  });
});
