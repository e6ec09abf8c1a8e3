import type { Locator, Page } from '@playwright/test';
import { expect, SHORT, story, visit } from '../support/story.js';
import { codeOf, createTeam, openTeams, register, teamRow } from '../support/teams.js';

const pendingRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Pending registrations' }).getByRole('listitem');

story(
  'from an empty account to an athlete: a team, its code, a registration that appears automatically, and the roster',
  SHORT,
  async ({ page, product, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTeams(page, product.freshCoach());
    await expect(page.getByText('No teams created yet')).toBeVisible();
    await expect(page.getByText('No pending registrations')).toBeVisible();

    await page.getByRole('button', { name: 'Create New Team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Team' });
    await expect(dialog.getByText('expire in 7 days')).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Team' }).click();
    await expect(dialog.getByText('Please select a sport')).toBeVisible();
    await dialog.getByLabel('Sport').fill('water polo');
    await page.getByRole('option', { name: 'Water Polo (W)' }).click();
    await dialog.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByText('Team created successfully!')).toBeVisible();

    const row = teamRow(page, 'Water Polo (W)');
    await expect(row.getByText('Water Polo (W) · 0 athletes')).toBeVisible();
    await expect(row.getByRole('timer')).toHaveText(/^(7 d 0 h|6 d 23 h)$/);
    const code = await codeOf(row);
    await row.getByRole('button', { name: /^Copy/ }).click();
    await expect(page.getByText('Code copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

    await register(product, code, 'Zoë Nuñez-Åkerström');
    const pending = pendingRows(page);
    await expect(pending).toContainText('Zoë Nuñez-Åkerström', { timeout: 20_000 });
    for (const text of ['@athletes.example', 'Winger', 'Water Polo (W)']) await expect(pending).toContainText(text);
    await pending.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
    await expect(page.getByText('No pending registrations')).toBeVisible();
    await expect(row.getByText('Water Polo (W) · 1 athlete', { exact: true })).toBeVisible();

    await visit(page, '/dashboard/wellness');
    await expect(page.getByRole('option', { name: /Zoë Nuñez-Åkerström/ })).toBeVisible();
  },
);

story(
  'a new code counts down and expires, while other registrations and teams are handled',
  async ({ page, product, context }) => {
    // As on plain http in a local network.
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await openTeams(page, product.freshCoach());
    const row = await createTeam(page, 'Rugby (M)');
    const first = await codeOf(row);

    await story.step('without a clipboard the code is copied too', async () => {
      await row.getByRole('button', { name: /^Copy/ }).click();
      await expect(page.getByText('Code copied to clipboard!')).toBeVisible();
      await expect(row.getByRole('button', { name: /^Copy/ })).toBeFocused();
      await page.getByRole('button', { name: 'Create New Team' }).click();
      await page.getByLabel('Team name').focus();
      await page.keyboard.press('Control+v');
      await expect(page.getByLabel('Team name')).toHaveValue(first);
      const dialog = page.getByRole('dialog', { name: 'Create New Team' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard Changes' }).click();
      await expect(dialog).toHaveCount(0);
    });

    let second = '';
    await story.step('a new code replaces the valid one after a question', async () => {
      await row.getByRole('button', { name: /^Regenerate/ }).click();
      const question = page.getByRole('alertdialog', { name: 'Regenerate code?' });
      await expect(question).toContainText(
        `${first} of Rugby (M) stops working at once. The new code will be valid for 20 seconds.`,
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(await codeOf(row)).toBe(first);

      await row.getByRole('button', { name: /^Regenerate/ }).click();
      await question.getByRole('button', { name: 'Regenerate code' }).click();
      await expect(page.getByText('Registration code regenerated!')).toBeVisible();
      await expect(row.getByText(first)).toHaveCount(0);
      second = await codeOf(row);
      await expect(row.getByRole('timer')).toHaveText(/^\d+ s$/);
      await register(product, first, 'Otto Old');
      await register(product, second, 'Nora New');
    });

    await story.step('a declined registration disappears and adds nobody to the roster', async () => {
      const belts = await createTeam(page, 'Judo (M)', 'Black Belts');
      await register(product, await codeOf(belts), 'Una Wanted');
      await page.reload();
      await page.getByRole('button', { name: 'Decline Una Wanted' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText('Athlete registration declined.')).toBeVisible();
      await page.reload();
      await expect(pendingRows(page)).toHaveText([/Nora New/]);
      await expect(belts.getByText('Judo (M) · 0 athletes')).toBeVisible();
    });

    await story.step('a team that cannot be created keeps the input, and leaving asks first', async () => {
      // Adds history entries so that Back stays within the product.
      await page.getByRole('link', { name: 'Touchline' }).click();
      await page.getByRole('link', { name: 'Create Team' }).click();
      await page.getByRole('button', { name: 'Create New Team' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Team' });
      await dialog.getByLabel('Sport').fill('judo (w');
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Team name').fill('black  belts');
      await dialog.getByRole('button', { name: 'Create Team' }).click();
      await expect(dialog.getByText('There is already a team called black  belts.')).toBeVisible();
      await context.setOffline(true);
      await dialog.getByLabel('Team name').fill('White Belts');
      await dialog.getByRole('button', { name: 'Create Team' }).click();
      await expect(dialog.getByText('Failed to create team')).toBeVisible();
      await context.setOffline(false);
      await page.goBack();
      const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
      await question.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(dialog.getByLabel('Sport')).toHaveValue('Judo (W)');
      await dialog.getByRole('button', { name: 'Create Team' }).click();
      await expect(teamRow(page, 'White Belts')).toContainText('Judo (W) · 0 athletes');
    });

    await story.step('the code that counted down is rejected after it has expired', async () => {
      await expect(row.getByText('Expired')).toBeVisible({ timeout: 30_000 });
      await expect(row.getByText(second)).toHaveCount(0);
      await register(product, second, 'Lea Late');
      await page.reload();
      await expect(pendingRows(page)).toHaveText([/Nora New/]);
      await expect(row.getByText('Expired')).toBeVisible();

      // Without a valid code there is no question.
      await row.getByRole('button', { name: /^Regenerate/ }).click();
      await expect(row.getByRole('timer')).toBeVisible();
    });
  },
);

story(
  'a registration that a colleague has handled meanwhile shows a message and disappears',
  async ({ page, product, context }) => {
    await openTeams(page, product.freshCoach());
    await register(product, await codeOf(await createTeam(page, 'Tennis (W)')), 'Tia Twice');
    await page.reload();
    await expect(page.getByText('Tia Twice')).toBeVisible();
    // This page keeps receiving the outdated list.
    const stale = await (await page.request.get('/api/pending-athletes')).text();
    await page.route('**/api/pending-athletes', (route) =>
      route.fulfill({ contentType: 'application/json', body: stale }),
    );

    const otherPage = await context.newPage();
    await otherPage.goto('/team-creation');
    await otherPage.getByRole('button', { name: 'Accept Tia Twice' }).click();
    await expect(otherPage.getByText('Athlete accepted and added to team!')).toBeVisible();
    await otherPage.close();

    await expect(page.getByText('Tia Twice')).toBeVisible();
    const refused = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Decline Tia Twice' }).click();
    const click = page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
    expect((await refused).status()).toBe(409);
    await page.unroute('**/api/pending-athletes');
    await click;
    await expect(page.getByText('This registration has already been accepted.')).toBeVisible();
    await expect(page.getByText('Tia Twice')).toHaveCount(0);
  },
);
