import type { Locator } from '@playwright/test';
import { AREAS } from '../support/areas.js';
import { expect, SHORT, signIn, story } from '../support/story.js';

/** Hovers with small moves, like a hand that comes to rest. */
async function rest(target: Locator): Promise<void> {
  for (const x of [12, 16, 20]) await target.hover({ position: { x, y: 16 } });
}

story(
  'on a wide screen the bar leads to every page, and Help to the contact addresses and texts',
  SHORT,
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    const help = page.getByRole('button', { name: 'Help' });

    await story.step('contact addresses that fail to load show an error, and load with Try again', async () => {
      await page.route('**/api/installation', (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, code: 'busy', error: 'Busy.', message: 'Busy.' } }),
      );
      await help.click();
      await page.getByRole('menuitem', { name: 'Contact Us' }).click();
      await expect(page.getByText('Failed to load the contact addresses')).toBeVisible();
      await page.unroute('**/api/installation');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'support@touchline.example' })).toBeVisible();
      const dialog = page.getByRole('dialog', { name: 'Contact Us' });
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    });

    await story.step(
      'Dashboards opens on hover, stays open on the way to an entry, and closes when the mouse leaves',
      async () => {
        const dashboards = page.getByRole('button', { name: 'Dashboards' });
        await rest(dashboards);
        const menu = page.getByRole('menu', { name: 'Dashboards' });
        await expect(menu.getByRole('menuitem')).toHaveText([/^Overview/, /^Wellness/, /^sRPE/, /^Apex/]);
        await expect(dashboards).toHaveAttribute('aria-expanded', 'true');
        await dashboards.click();
        await expect(menu).toBeVisible();
        await page.getByRole('main').hover();
        await expect(menu).toHaveCount(0);
        await rest(dashboards);
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        await page.getByRole('main').hover();
        await rest(dashboards);
        await menu.getByRole('menuitem', { name: 'Wellness' }).click();
        await expect(page).toHaveURL('/dashboard/wellness');
        await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
      },
    );

    // No other area has been opened or preloaded so far.
    await story.step(
      'About this app lists the version of the shell and of every area, and which are running',
      async () => {
        await expect(page.getByRole('option').first()).toBeVisible();
        const live = await page.evaluate(async () => {
          const registry = (await (await fetch('/registry.json')).json()) as {
            remotes: Record<string, { live: string }>;
          };
          return Object.entries(registry.remotes).map(([name, { live: version }]) => ({ name, version }));
        });
        expect(live.map(({ name }) => name).sort()).toEqual(AREAS);
        await help.click();
        await page.getByRole('menuitem', { name: 'About this app' }).click();
        const dialog = page.getByRole('dialog', { name: 'About this app' });
        await expect(dialog.getByText(/^1\.0\.0-\w+$/)).toHaveCount(AREAS.length + 1);
        await expect(dialog.getByText('Not opened yet')).toHaveCount(AREAS.length - 1);
        for (const { name, version } of live) {
          await expect(dialog.getByText(name)).toBeVisible();
          await expect(dialog.getByText(version, { exact: true })).toBeVisible();
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      },
    );

    await story.step('Help leads to the terms, the privacy policy and the contact addresses', async () => {
      await help.click();
      await page.getByRole('menuitem', { name: 'Contact Us' }).click();
      const dialog = page.getByRole('dialog', { name: 'Contact Us' });
      await expect(dialog.getByRole('listitem')).toHaveText([
        /General Support.*support@/,
        /Technical Support.*technical@/,
        /Sales & Partnerships.*sales@/,
      ]);
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', 'mailto:support@touchline.example');
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      for (const [item, path] of [
        ['Terms of Service', '/terms'],
        ['Privacy Policy', '/privacy'],
      ] as const) {
        await help.click();
        await page.getByRole('menuitem', { name: item }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: item })).toBeVisible();
        await page.getByRole('link', { name: 'Back to Touchline' }).click();
        await expect(page).toHaveURL('/dashboard');
      }
    });

    await story.step(
      'Attendance opens with the keyboard only: ArrowDown, arrow keys, Enter; Escape returns to the button',
      async () => {
        const attendance = page.getByRole('button', { name: 'Attendance', exact: true });
        const menu = page.getByRole('menu', { name: 'Attendance' });
        await attendance.focus();
        await page.keyboard.press('ArrowDown');
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        await expect(attendance).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(menu.getByRole('menuitem', { name: 'Take Attendance' })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(menu.getByRole('menuitem', { name: 'Statistics' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/attendance/stats');
        await expect(page.getByRole('main')).toBeFocused();
      },
    );

    await story.step('Workouts, Calendar, Create Team and the product name lead to their pages', async () => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: 'Workouts' }).click();
      await expect(page).toHaveURL('/workouts');
      await page.getByRole('navigation', { name: 'Workouts' }).getByRole('link', { name: 'Workout Library' }).click();
      await expect(page).toHaveURL('/workout-library');
      await expect(main.getByRole('link', { name: 'Workouts' })).toHaveAttribute('aria-current', 'page');
      await main.getByRole('link', { name: 'Calendar' }).click();
      await expect(main.getByRole('link', { name: 'Workouts' })).not.toHaveAttribute('aria-current');
      await expect(page).toHaveURL('/calendar');
      await page.getByRole('link', { name: 'Create Team' }).click();
      await expect(page).toHaveURL('/team-creation');
      await page.getByRole('link', { name: 'Touchline' }).click();
      await expect(page).toHaveURL('/dashboard');
    });

    await story.step('a page that no area offers is listed as not available', async () => {
      // Simulates an area whose live release does not have the page yet.
      await page.route('**/registry.json', async (route) => {
        const answer = await route.fetch();
        const text = await answer.text();
        await route.fulfill({
          response: answer,
          body: text
            .replace('"path":"/attendance"', '"path":"/attendance/later"')
            .replace('"path": "/attendance"', '"path": "/attendance/later"'),
        });
      });
      await page.reload();
      await rest(page.getByRole('button', { name: 'Attendance', exact: true }));
      await expect(page.getByRole('menuitem', { name: 'Take Attendance Not available yet' })).toBeDisabled();
    });
  },
);

story.describe('on a small screen', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  story('the hamburger lists every page, leads there and closes', SHORT, async ({ page }) => {
    await page.goto('/login');
    await signIn(page);
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Overview', 'Wellness', 'Workouts', 'Statistics', 'Terms of Service', 'Privacy Policy'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('list', { name: 'Dashboards' }).getByRole('listitem')).toHaveText([
      /^Overview/,
      /^Wellness/,
      /^sRPE/,
      /^Apex/,
    ]);
    await menu.getByRole('link', { name: 'Wellness' }).tap();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/wellness');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await menu.getByRole('button', { name: 'Switch to dark theme' }).tap();
    await expect(menu.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
});
