import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { endSession } from '../support/sessions.js';
import { expect, openAs, openWellness, SHORT, signIn, story, visit } from '../support/story.js';
import { chooseAthlete, openHistory, rowsOf, typeRatings } from '../support/wellness.js';

/** Every signed-in screen by its area, with a text that appears once its data is loaded. */
const SCREENS = {
  monitoring: {
    '/dashboard': 'Total Athletes',
    '/dashboard/squad': 'Not an injury forecast.',
    '/dashboard/squad/history': 'What followed',
    '/dashboard/wellness': 'Select an athlete to view their wellness metrics.',
    '/dashboard/srpe': 'Select an athlete to view their metrics.',
    '/dashboard/apex': 'Select an athlete to view their performance metrics.',
  },
  attendance: {
    '/attendance': 'Select Your Team',
    '/attendance/stats': 'Attendance Rate',
    '/attendance/sessions': 'Events of the last 14 days',
    '/attendance/register': 'blank: not marked',
  },
  workouts: {
    '/workouts?team=1': 'Regular',
    '/workouts/print?team=1': 'Back to the plan',
    '/workouts/alpha-assist': 'Excellent Progress',
    '/workouts/alpha-assist?athlete=6&adjust=1': 'Diaphragmatic Breathing',
    '/workout-library': 'Full Body Power Circuit',
    '/workout-library/exercises': '5-10-5 Shuttle',
  },
  'teams and shell': {
    '/team-creation': 'Pending Registrations',
    '/profile': 'Change Password',
    '/calendar': 'Missed event',
  },
} as const;

/** Signs in and shows each screen, in one page: a load costs more than the checks of most screens. */
async function onEach(
  page: Page,
  screens: Record<string, string>,
  check: (path: string) => Promise<void>,
): Promise<void> {
  await openAs(page, '/terms');
  for (const [path, text] of Object.entries(screens)) {
    await story.step(path, async () => {
      await visit(page, path);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await check(path);
    });
  }
}

story('axe finds nothing on the pages before the sign-in', SHORT, async ({ page }) => {
  for (const path of ['/login', '/terms', '/privacy', '/reset-password', '/reset-password?#token=abc', '/invitation']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectNoAxeViolations(page);
  }
});

for (const [area, screens] of Object.entries(SCREENS)) {
  story(`axe finds nothing on the screens of ${area}`, SHORT, ({ page }) =>
    onEach(page, screens, () => expectNoAxeViolations(page)),
  );
}

story('axe finds nothing in a chosen athlete’s training load and tests, as charts and as tables', async ({ page }) => {
  for (const [path, charts] of [
    // The four charts, and planned beside recorded load.
    ['/dashboard/srpe?charts=srpe,workload,monotony,strain&athlete=4', 5],
    ['/dashboard/apex?athlete=4', 4],
  ] as const) {
    await openAs(page, path);
    await expect(page.locator('.apexcharts-series')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show as table' })).toHaveCount(charts);
    await expectNoAxeViolations(page);
    for (let left = charts; left > 0; left -= 1)
      await page.getByRole('button', { name: 'Show as table' }).first().click();
    await expectNoAxeViolations(page);
  }
});

story('axe finds nothing in the menus and dialogs of the top bar', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByLabel('Email').fill('nobody@club.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This site does not send email')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signIn(page);
  await page.goto('/calendar');
  for (const name of ['Dashboards', 'Help', 'Account']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByRole('menu', { name })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  }
  for (const name of ['Contact Us', 'About this app']) {
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('dialog', { name })).toContainText(/@|mfe-/);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
  }
});

story('axe finds nothing in a chosen athlete’s wellness and its history', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 4);
  await expectNoAxeViolations(page);
  const dialog = await openHistory(page);
  await rowsOf(dialog).first().getByRole('button', { name: 'Edit record' }).click();
  await expectNoAxeViolations(page);
  await typeRatings(dialog, ['7', '7', '7', '7']);
  await endSession(page);
  await rowsOf(dialog).first().getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Sign in as another coach' }).click();
  await expectNoAxeViolations(page);
});

story('the theme can be switched and survives a reload', async ({ page }) => {
  await page.goto('/login');
  await signIn(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  expect(await background()).toBe(dark);
});

story('with the keyboard only: sign in, choose an athlete, correct a rating, sign out', SHORT, async ({ page }) => {
  await page.goto('/dashboard/wellness');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('coach@demo.touchline.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Coach#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();

  await tabTo(page, 'option');
  for (let step = 0; step < 13; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.apexcharts-series').first()).toBeVisible();
  await tabTo(page, 'Edit wellness history');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, 'Edit record');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, 'Account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

/** Presses Tab until an element with that role or name has the focus. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const there = await page.evaluate((name) => {
      const focused = document.activeElement;
      return (
        focused?.getAttribute('role') === name ||
        focused?.getAttribute('aria-label')?.startsWith(name) ||
        focused?.textContent === name
      );
    }, wanted);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${wanted}`);
}

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  for (const [area, screens] of Object.entries(SCREENS)) {
    story(`the screens of ${area} do not overflow, and targets are at least 44 px high`, SHORT, ({ page }) =>
      onEach(page, screens, () => expectFits(page)),
    );
  }

  story('the page for a new password does not overflow', async ({ page }) => {
    for (const path of ['/reset-password', '/reset-password#token=abc']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
      await expectFits(page);
    }
  });

  story('the history of a chosen athlete does not overflow', async ({ page }) => {
    await openWellness(page);
    await expectFits(page);
    await chooseAthlete(page, 14);
    await expectFits(page);
    const dialog = await openHistory(page);
    await expectFits(page);
    await rowsOf(dialog).first().getByRole('button', { name: 'Edit record' }).click();
    await expectFits(page);
    await typeRatings(dialog, ['7', '7', '7', '7']);
    await endSession(page);
    await rowsOf(dialog).first().getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Sign in as another coach' }).click();
    await expectFits(page);
  });
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], [role="option"], input:not([type="hidden"])')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[aria-hidden="true"]') &&
          element.getBoundingClientRect().bottom > 0,
      )
      .map((element) => ({
        text: element.getAttribute('aria-label') ?? element.textContent ?? element.tagName,
        height: (element.closest('.MuiInputBase-root') ?? element).getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
}
