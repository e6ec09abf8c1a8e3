import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, SHORT, story, visit } from '../support/story.js';
import {
  athleteRow,
  chooseFor,
  codeOf,
  createTeam,
  registerAndAccept,
  openTeams,
  register,
  teamRow,
} from '../support/teams.js';

/** Opens a team's roster from its card. */
async function openRoster(page: Page, team: string): Promise<void> {
  await teamRow(page, team).getByRole('link', { name: 'Roster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: team })).toBeVisible();
}
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

story(
  'a coach edits the details of an athlete, and a second coach edits them at the same time',
  SHORT,
  async ({ page, product, context }) => {
    await openTeams(page, product.freshCoach());
    await registerAndAccept(page, product, await createTeam(page, 'Golf (M)', 'Eagles'), 'Otto Muster');
    await openRoster(page, 'Eagles');

    await story.step(
      'invalid values are rejected, a comma is a decimal point, and every list shows the result',
      async () => {
        await expect(page).toHaveTitle('Roster – Touchline');
        await expect(page.getByText('1 athlete', { exact: true })).toBeVisible();
        await athleteRow(page, 'Otto Muster').getByRole('button', { name: 'Edit' }).click();
        const dialog = dialogNamed(page, 'Edit Otto Muster');
        await dialog.getByLabel('Last name').fill('Mustermann');
        await dialog.getByLabel('Jersey number').fill('7a');
        await dialog.getByLabel('Birth date').fill('2008-02-29');
        await dialog.getByLabel('Weight (kg)').fill('61,5');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Enter one to three digits.')).toBeVisible();
        await expect(dialog.getByLabel('Jersey number')).toBeFocused();
        await dialog.getByLabel('Jersey number').fill('0');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Otto Mustermann saved.')).toBeVisible();
        for (const text of ['61.5 kg', 'Feb 29, 2008', 'Winger'])
          await expect(athleteRow(page, 'Otto Mustermann')).toContainText(text);
        await expect(athleteRow(page, 'Otto Mustermann').getByRole('cell').nth(1)).toHaveText(/0$/);
        await visit(page, '/dashboard/wellness');
        await expect(page.getByRole('option', { name: /Otto Mustermann/ })).toBeVisible();
        await page.goBack();
      },
    );

    const edit = athleteRow(page, 'Otto Mustermann').getByRole('button', { name: 'Edit' });
    const dialog = dialogNamed(page, 'Edit Otto Mustermann');

    await story.step(
      'an open form closes with Back, asks before input is lost, and keeps it while offline',
      async () => {
        await edit.click();
        await expect(dialog).toBeVisible();
        await page.goBack();
        await expect(dialog).toHaveCount(0);
        await edit.click();
        await dialog.getByLabel('Position').fill('Keeper');
        await page.goBack();
        await page
          .getByRole('alertdialog', { name: 'Discard Changes?' })
          .getByRole('button', { name: 'Keep Editing' })
          .click();
        await context.setOffline(true);
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Failed to save the details')).toBeVisible();
        await expect(dialog.getByText('You seem to be offline.')).toBeVisible();
        await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
        await context.setOffline(false);
        await expect(dialog.getByLabel('Position')).toHaveValue('Keeper');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(athleteRow(page, 'Otto Mustermann')).toContainText('Keeper');
        await expect(dialog).toHaveCount(0);
        await expect(page).toHaveURL(/\/team-creation\/\d+$/);
        await edit.click();
        await dialog.getByLabel('Position').fill('Nobody');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await page
          .getByRole('alertdialog', { name: 'Discard Changes?' })
          .getByRole('button', { name: 'Discard Changes' })
          .click();
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('alertdialog')).toHaveCount(0);
        await expect(athleteRow(page, 'Otto Mustermann')).toContainText('Keeper');
      },
    );

    await story.step(
      'two coaches edit one athlete: the second sees what the first has saved, and neither loses input',
      async () => {
        await edit.click();
        await dialog.getByLabel('Position').fill('Captain');
        await dialog.getByLabel('Height (cm)').fill('181');

        const otherPage = await context.newPage();
        await otherPage.goto('/team-creation');
        await openRoster(otherPage, 'Eagles');
        await athleteRow(otherPage, 'Otto Mustermann').getByRole('button', { name: 'Edit' }).click();
        const theirs = dialogNamed(otherPage, 'Edit Otto Mustermann');
        await theirs.getByLabel('Position').fill('Caddie');
        await theirs.getByLabel('Jersey number').fill('12');
        await theirs.getByRole('button', { name: 'Save' }).click();
        await expect(otherPage.getByText('Otto Mustermann saved.')).toBeVisible();

        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByRole('listitem')).toHaveText([
          'Position: theirs Caddie, yours Captain',
          'Jersey number: now 12',
        ]);
        await expect(dialog.getByLabel('Position')).toHaveValue('Captain');
        await expectNoAxeViolations(page);
        await dialog.getByRole('button', { name: 'Save' }).click();
        for (const text of ['Captain', '12', '181 cm'])
          await expect(athleteRow(page, 'Otto Mustermann')).toContainText(text);
        await otherPage.reload();
        await expect(athleteRow(otherPage, 'Otto Mustermann')).toContainText('Captain');
      },
    );
  },
);

story(
  'a team is renamed and deleted, and an athlete is moved, archived, brought back and accepted from another team',
  SHORT,
  async ({ page, product, context }) => {
    await openTeams(page, product.freshCoach());
    await createTeam(page, 'Rugby (M)', 'Lions');
    await createTeam(page, 'Golf (M)', 'Eagles');

    await story.step('a team is renamed, also after a taken name and after a failure while offline', async () => {
      await teamRow(page, 'Eagles').getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Name and sport' }).click();
      const dialog = dialogNamed(page, 'Name and sport');
      const box = dialog.getByLabel('Team name');
      await box.fill('LIONS');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByText('There is already a team called LIONS.')).toBeVisible();
      await expect(box).toBeFocused();
      await expectNoAxeViolations(page);
      await context.setOffline(true);
      await box.fill('Falcons');
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(dialog.getByText('You seem to be offline.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
      await context.setOffline(false);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Team changed.')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await register(product, await codeOf(teamRow(page, 'Falcons')), 'Otto Muster', 'otto@athletes.example');
      await page.reload();
      await expect(teamRow(page, 'Falcons')).toContainText('Golf (M) · 0 athletes');
    });

    await story.step('an athlete moves to another team, and the empty team can be deleted', async () => {
      await page.getByRole('button', { name: 'Accept Otto Muster' }).click();
      await expect(teamRow(page, 'Falcons').getByText(/ · 1 athlete$/)).toBeVisible();
      await teamRow(page, 'Falcons').getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Delete team' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await openRoster(page, 'Falcons');
      await chooseFor(page, 'Otto Muster', 'Move to another team');
      const dialog = dialogNamed(page, 'Move Otto Muster');
      await expect(dialog).toContainText('Otto’s upcoming team events will be those of the new team.');
      await dialog.getByRole('combobox', { name: 'Team' }).click();
      await page.getByRole('option', { name: 'Lions · Rugby (M)' }).click();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
      await expect(page.getByText('Otto Muster moved to Lions.')).toBeVisible();
      await expect(page.getByText('No athletes for this team')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Falcons' })).toBeFocused();

      await page.getByRole('link', { name: 'Team Management' }).click();
      await expect(teamRow(page, 'Lions').getByText('Rugby (M) · 1 athlete', { exact: true })).toBeVisible();
      await teamRow(page, 'Falcons').getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete team' }).click();
      await page
        .getByRole('alertdialog', { name: 'Delete team?' })
        .getByRole('button', { name: 'Delete team' })
        .click();
      await expect(page.getByText('Team deleted.')).toBeVisible();
      await expect(teamRow(page, 'Falcons')).toHaveCount(0);
      await openRoster(page, 'Lions');
      await expect(athleteRow(page, 'Otto Muster')).toBeVisible();
    });

    await story.step(
      'an archived athlete leaves every list and returns with all details, at once or later',
      async () => {
        const archive = async () => {
          await chooseFor(page, 'Otto Muster', 'Archive');
          await page
            .getByRole('alertdialog', { name: 'Archive athlete?' })
            .getByRole('button', { name: 'Archive' })
            .click();
          await expect(
            page.getByText('Otto Muster archived. Link and devices have ended, also if you undo this.'),
          ).toBeVisible();
          await expect(page.getByText('No athletes for this team')).toBeVisible();
        };
        await archive();
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect(athleteRow(page, 'Otto Muster')).toBeVisible();
        await archive();
        await visit(page, '/dashboard/wellness');
        await expect(page.getByRole('searchbox', { name: 'Search athletes' })).toBeVisible();
        await expect(page.getByRole('option', { name: /Otto Muster/ })).toHaveCount(0);

        await visit(page, '/team-creation');
        await expect(teamRow(page, 'Lions').getByText('Rugby (M) · 0 athletes')).toBeVisible();
        // The team has no athlete on the roster but an archived one.
        await teamRow(page, 'Lions').getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('menuitem', { name: 'Delete team' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete team' }).click();
        await expect(
          teamRow(page, 'Lions').getByText('Lions has 1 former athlete, and only an empty team can be deleted.'),
        ).toBeVisible();
        await openRoster(page, 'Lions');
        await page.getByRole('button', { name: 'Archived' }).click();
        await page.getByRole('button', { name: 'Bring back Otto Muster' }).click();
        await expect(
          page.getByText('Otto Muster is back on the roster. To answer by phone they need a new link.'),
        ).toBeVisible();
        await page.getByRole('button', { name: 'On the roster' }).click();
        await expect(athleteRow(page, 'Otto Muster')).toContainText('Winger');
      },
    );

    await story.step(
      'the coach says that a registered person is a known athlete, and takes two persons apart afterwards',
      async () => {
        await page.getByRole('link', { name: 'Team Management' }).click();
        const eagles = await createTeam(page, 'Golf (M)', 'Eagles');
        await register(product, await codeOf(eagles), 'Otto Muster', 'otto@athletes.example');
        await page.reload();
        await page.getByRole('button', { name: 'Accept Otto Muster' }).click();
        const dialog = dialogNamed(page, 'Is this the same person?');
        await expect(dialog.getByRole('button', { name: 'Accept' })).toBeDisabled();
        await expectNoAxeViolations(page);
        await dialog.getByRole('radio', { name: /^The same person as Otto Muster of Lions/ }).check();
        await dialog.getByRole('button', { name: 'Accept' }).click();
        const message = page.getByText('Otto Muster moved from Lions to Eagles with all records.');
        await expect(message).toBeVisible();
        const snackbar = page.getByText('Athlete accepted and added to team! Moved');
        await expect(snackbar).toBeVisible();
        await expect(snackbar).toHaveCount(0, { timeout: 15_000 });
        await expect(message).toBeVisible();
        await page.getByRole('button', { name: 'Take Otto Muster apart' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Take apart' }).click();
        await expect(message).toHaveCount(0);
        await openRoster(page, 'Lions');
        await expect(athleteRow(page, 'Otto Muster')).toContainText('Winger');
      },
    );
  },
);

story(
  'on a phone the roster shows cards, nothing is wider than the screen, and a link to an unknown team leads back',
  async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTeams(page, product.freshCoach());
    const long = 'Wilhelmina-Anastasia-Theodora Cholmondeley-Featherstonehaugh-Montgomery';
    const eagles = 'Eagles of the Extraordinarilylongcompoundwordwithoutanyspaceinit';
    await registerAndAccept(page, product, await createTeam(page, 'Golf (M)', eagles), long);
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits()).toBe(true);
    await expectNoAxeViolations(page);
    await openRoster(page, eagles);
    await expect(athleteRow(page, long)).toContainText('Winger');
    expect(await fits()).toBe(true);
    await expectNoAxeViolations(page);
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.getBoundingClientRect().height < 44 || button.getBoundingClientRect().width < 44)
          .map((button) => button.textContent),
      );
    expect(small).toEqual([]);
    await athleteRow(page, long).getByRole('button', { name: 'Edit' }).click();
    await expect(dialogNamed(page, `Edit ${long}`)).toBeVisible();
    await expectNoAxeViolations(page);
    await visit(page, '/team-creation/987654321');
    await expect(page.getByText('This team is not in your teams. It may have been deleted.')).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Team Management' }).click();
    await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible();
  },
);
