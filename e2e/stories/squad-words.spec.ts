import { expectNoAxeViolations } from '../support/axe.js';
import { FOOT, squadTable } from '../support/squad.js';
import { expect, openAs, story } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';

// The demo's answers end with the day in UTC, and the board is about the coach's.
story.use({ timezoneId: 'UTC' });

const LOAD = 'How hard a session felt, from 0 to 10, times its minutes.';

story('a heading explains its word under the mouse, to the keyboard and after a press', async ({ page }) => {
  await openAs(page, '/dashboard/squad');
  await expect(page.getByText(FOOT)).toBeVisible();
  const help = squadTable(page).getByRole('button', { name: 'About “Load, last 7 days”' });
  const tooltip = page.getByRole('tooltip');

  await story.step('the mouse may move onto the text, and Escape closes it', async () => {
    await help.hover();
    await expect(tooltip).toContainText(LOAD);
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
  });

  await story.step('the focus of the keyboard shows it, and the next element hides it', async () => {
    await squadTable(page).getByRole('button', { name: 'Load, last 7 days', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(help).toBeFocused();
    await expect(tooltip).toContainText(LOAD);
    await expect(help).toHaveAccessibleDescription(new RegExp(LOAD));
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
  });

  await story.step('the help menu lists the same words', async () => {
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Words used here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Words used here' });
    await expect(dialog).toContainText(LOAD);
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await story.step('the figures stand behind "Why?", and not in the row', async () => {
    const row = squadTable(page).getByRole('row').nth(1);
    await expect(row).toContainText(/usual \d+ to \d+/);
    await expect(squadTable(page)).not.toContainText(/ACWR|±|\bAU\b/);
    await row.getByRole('button').click();
    const why = page.getByText('Why?', { exact: true });
    await expect(page.getByText(/^ACWR \d/)).toBeHidden();
    await why.press('Enter');
    await expect(page.getByText(/^ACWR \d/)).toBeVisible();
    await expect(page.getByText(/^Usual for them is .* ± /)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

story.describe('with a finger', () => {
  story.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true });

  story('a tap explains a heading, and a tap elsewhere closes it', async ({ page }) => {
    await openAs(page, '/dashboard/squad');
    const help = squadTable(page).getByRole('button', { name: 'About “How they feel”' });
    await expectTouchTarget(help);
    await help.tap();
    await expect(page.getByRole('tooltip')).toContainText('4 is best, 40 is worst');
    await page.getByRole('heading', { name: 'Squad' }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('the first screen shows who needs the coach and why', async ({ page }) => {
    for (const address of ['/dashboard/squad', '/dashboard']) {
      await openAs(page, address);
      const first = squadTable(page).getByRole('row').first();
      // Above the bar of the navigation at the foot of a phone.
      const foot = (await page.getByRole('navigation').last().boundingBox())?.y ?? 0;
      for (const part of [first.locator('td.name'), first.locator('td.reason')])
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box !== null && box.height > 0 && box.y + box.height <= foot;
          }, address)
          .toBe(true);
      await expect(first.locator('td.reason')).not.toBeEmpty();
      await expectNoAxeViolations(page);
    }
  });

  story('events, to-dos and the day are one tap away, and so are the words', async ({ page }) => {
    await openAs(page, '/dashboard/squad');
    const folds = [
      ['Events of the day', page.getByRole('list', { name: 'Events of the day' })],
      ['To do', page.getByRole('list', { name: 'To do' })],
      ['Day, history and print', page.getByRole('button', { name: 'Day before' })],
    ] as const;
    for (const [title, content] of folds) {
      const fold = page.locator('summary', { hasText: title });
      await expectTouchTarget(fold);
      await expect(content).toBeHidden();
      await fold.tap();
      await expect(content).toBeVisible();
    }
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'What the words mean' }).tap();
    await expect(page.getByRole('dialog', { name: 'Words used here' })).toContainText(LOAD);
  });
});

story('a board without any answer says so once, and leads to the links', async ({ page, product }) => {
  const { coach, teamId } = product.freshSquad();
  await openAs(page, '/dashboard/squad', coach);
  await expect(page.getByText('Nobody has answered yet.')).toHaveCount(1);
  await expect(squadTable(page)).not.toContainText(/60 days|usual|recent/);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Hand out links' }).click();
  await expect(page).toHaveURL(`/team-creation/${teamId}/links`);
});
