import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, story } from '../support/story.js';
import { codeOf, openTeams, register, teamRow } from '../support/teams.js';

/** The demo has teams with and without a code, and pending athletes, one of them with a very long name. */
async function openDemo(page: Page): Promise<void> {
  await openTeams(page);
  await expect(page.getByRole('timer').first()).toBeVisible();
  await expect(page.getByText('Expired').first()).toBeVisible();
  await expect(page.getByText('Cholmondeley-Featherstonehaugh')).toBeVisible();
}

story('axe finds nothing in the team management', async ({ page }) => {
  await openDemo(page);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Regenerate the code of Soccer/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create New Team' }).click();
  await page.getByLabel('Team name').press('Enter');
  await expect(page.getByText('Please select a sport')).toBeVisible();
  await expectNoAxeViolations(page);
});

story('with the keyboard alone: create a team, accept an athlete, decline the next', async ({ page, product }) => {
  await openTeams(page, product.freshCoach());
  await expect(page.getByText('No teams created yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create New Team' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Sport')).toBeFocused();
  await page.keyboard.type('fencing (w');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Team created successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeFocused();
  for (const wanted of [
    'More actions for Fencing (W)',
    'Copy the code of Fencing (W)',
    'Regenerate the code of Fencing (W)',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: wanted })).toBeFocused();
  }
  for (const next of ['File or pasted list', 'Poster', 'Signed form', 'Roster of Fencing (W)']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: next })).toBeFocused();
  }
  const code = await codeOf(teamRow(page, 'Fencing (W)'));
  await register(product, code, 'Ann First');
  await register(product, code, 'Ben Second');
  // Shows the registrations at once, instead of with the next poll.
  await page.reload();
  await expect(page.getByText('Ben Second')).toBeVisible();
  await page.getByRole('link', { name: 'Roster of Fencing (W)' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept Ann First' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Ben Second' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Cancel has the focus.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Athlete registration declined.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pending Registrations' })).toBeFocused();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true });

  story(
    'nothing is wider than a screen of 320 or 390 px, and touch targets are at least 44 px in both directions',
    async ({ page }) => {
      await openDemo(page);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectFits(page);
        await page.getByRole('button', { name: /^Regenerate the code of Soccer/ }).click();
        await expectFits(page);
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Create New Team' }).click();
        await page.getByLabel('Sport').fill('soccer (w');
        await expectFits(page);
        await page.getByRole('option', { name: 'Soccer (W)' }).click();
        await expectFits(page);
        await page.getByRole('dialog', { name: 'Create New Team' }).getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('button', { name: 'Discard Changes' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    },
  );
});

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main button, [role="dialog"] button, [role="alertdialog"] button, [role="option"], input',
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[aria-hidden="true"]'),
      )
      .map((element) => ({
        element,
        box: (element.matches('input')
          ? (element.closest('.MuiInputBase-root') ?? element)
          : element
        ).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.height < 44 || box.width < 44)
      .map(
        ({ element, box }) =>
          `${element.getAttribute('aria-label') ?? element.textContent}: ${box.width} × ${box.height}`,
      ),
  );
  expect(small).toEqual([]);
}
