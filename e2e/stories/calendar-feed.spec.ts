import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { calendarOf, createClub, plan } from '../support/planning.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';

const DAY = '2027-03-16';
const GYM = { date: DAY, event_title: 'Gym', event_time: '18:00', notes: 'Bring water' };

const feedDialog = (page: Page) => page.getByRole('dialog', { name: 'Calendar feed' });
const address = (page: Page) => feedDialog(page).getByRole('textbox', { name: 'Address' });

/** The answer for a calendar app, which has no session. */
async function read(url: string): Promise<{ status: number; type: string | null; text: string }> {
  const answer = await fetch(url);
  // A folded line continues after a line break and a space.
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: (await answer.text()).replace(/\r\n[ \t]/g, ''),
  };
}

story(
  'a team’s calendar feed is created, read, renewed, copied and revoked',
  SHORT,
  async ({ page, product, context }) => {
    const { coach, teamId, athletes } = product.freshSquad();
    const at = calendarOf(teamId);
    await openAs(page, 'about:blank', coach);
    await plan(page, teamId, GYM);
    await plan(page, teamId, { date: DAY, event_title: 'Physiotherapy', athlete_id: athletes[0]!.id });
    const dialog = feedDialog(page);

    await story.step('a calendar app reads the team’s events at the address, but not an athlete’s', async () => {
      await page.goto(at(DAY));
      await page.getByRole('button', { name: 'Calendar feed' }).click();
      await expect(dialog.getByText('Anyone with the address can read them, including the notes.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Create address' }).click();
      await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeFocused();
      const first = await address(page).inputValue();
      expect(first).toMatch(new RegExp(`^${product.url}/api/calendar/feed/\\S{43,}\\.ics$`));
      const answer = await read(first);
      expect([answer.status, answer.type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect(answer.text).toContain('SUMMARY:Gym\r\n');
      expect(answer.text).toContain('DESCRIPTION:Bring water\r\n');
      expect(answer.text).toMatch(/DTSTART;TZID="?Europe\/London"?:20270316T180000\r\n/);
      expect(answer.text).not.toContain('Physiotherapy');
    });

    await story.step(
      'the address is copied, also without a clipboard, as on plain http in a local network',
      async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const shown = await address(page).inputValue();
        await dialog.getByRole('button', { name: 'Copy address' }).click();
        await expect(page.getByText('Address copied to clipboard!')).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);

        await page.evaluate(() => navigator.clipboard.writeText('something else'));
        await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
        await page.reload();
        // The address stays the same after a reload.
        await expect(address(page)).toHaveValue(shown);
        await dialog.getByRole('button', { name: 'Copy address' }).click();
        await expect(page.getByText('Address copied to clipboard!')).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Copy address' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        const search = page.getByPlaceholder('Search athletes...');
        await search.focus();
        await page.keyboard.press('Control+v');
        await expect(search).toHaveValue(shown);
        await search.fill('');
      },
    );

    await story.step('a failure shows a message, and the current address stays on screen', async () => {
      await page.getByRole('button', { name: 'Calendar feed' }).click();
      const shown = await address(page).inputValue();
      await context.setOffline(true);
      await dialog.getByRole('button', { name: 'Replace address' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
      await expect(dialog.getByText('Failed to replace the address')).toBeVisible();
      await expect(address(page)).toHaveValue(shown);
      await context.setOffline(false);
      expect((await read(shown)).status).toBe(200);
    });

    await story.step('it is renewed and revoked', async () => {
      const first = await address(page).inputValue();
      await dialog.getByRole('button', { name: 'Replace address' }).click();
      const renew = page.getByRole('alertdialog', { name: 'Replace address?' });
      await renew.getByRole('button', { name: 'Cancel' }).click();
      await expect(renew).toHaveCount(0);
      expect((await read(first)).status).toBe(200);
      await dialog.getByRole('button', { name: 'Replace address' }).click();
      await renew.getByRole('button', { name: 'Replace address' }).click();
      await expect(page.getByText('The address was replaced.')).toBeVisible();
      await expect(address(page)).not.toHaveValue(first);
      await expect(dialog.getByRole('button', { name: 'Replace address' })).toBeFocused();
      const second = await address(page).inputValue();
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

      await dialog.getByRole('button', { name: 'Turn off feed' }).click();
      await page
        .getByRole('alertdialog', { name: 'Turn off feed?' })
        .getByRole('button', { name: 'Turn off feed' })
        .click();
      await expect(page.getByText('The feed is turned off.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Create address' })).toBeFocused();
      expect((await read(second)).status).toBe(404);
    });

    await story.step('an athlete has no feed', async () => {
      await visit(page, at(DAY, { athlete: String(athletes[0]!.id) }));
      await expect(page.getByText('Physiotherapy').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Calendar feed' })).toHaveAccessibleDescription(
        'This works in a team calendar only. Open the team calendar first.',
      );
    });
  },
);

story('on a phone it fits, shows the whole address, and axe finds nothing', async ({ page, product }) => {
  const { at } = await createClub(page, product, [GYM], 'The Very Long Name of a Team That Somebody Has Really Given');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(DAY, { feed: '1' }));
  await expect(feedDialog(page).getByRole('button', { name: 'Create address' })).toBeVisible();
  await expectNoAxeViolations(page);
  await feedDialog(page).getByRole('button', { name: 'Create address' }).press('Enter');
  await expect(address(page)).toBeVisible();
  await expect(page.getByText('The address is ready.')).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(
    await address(page).evaluate((field) => [
      field.scrollWidth <= field.clientWidth,
      field.scrollHeight <= field.clientHeight,
    ]),
  ).toEqual([true, true]);
  for (const name of ['Copy address', 'Replace address', 'Turn off feed', 'Close']) {
    await expectTouchTarget(feedDialog(page).getByRole('button', { name, exact: true }));
  }
  await feedDialog(page).getByRole('button', { name: 'Turn off feed' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolations(page);
});
