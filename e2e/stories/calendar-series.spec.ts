import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { createClub, storedEvents } from '../support/planning.js';
import { expect, story } from '../support/story.js';

/** Four Tuesdays; the stories open the second one. */
const SERIES = [{ date: '2027-03-02', event_title: 'Gym', repeat_until: '2027-03-23' }];
const SECOND = '2027-03-09';
const MARCH = ['2027-03-01', '2027-03-31'] as const;
const titles = (...said: string[]) => ['02', '09', '16', '23'].map((day, at) => `2027-03-${day} ${said[at]}`);

const scopeDialog = (page: Page, name = 'Edit Event') => page.getByRole('dialog', { name });

/** Waits for the edit form, which replaces the similar form for new events. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Event' })).toBeVisible();
}

/** Changes the title of the second event and submits it, so that the question opens. */
async function rename(page: Page, title: string): Promise<void> {
  await openForm(page);
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(scopeDialog(page).getByText('This event repeats. Which events do you want to change?')).toBeVisible();
}

story(
  'a change of this and the following events leaves the earlier ones, and is undone as a whole',
  async ({ page, product }) => {
    const { teamId, at } = await createClub(page, product, SERIES);
    await page.goto(at(SECOND));
    await rename(page, 'Sprints');
    const dialog = scopeDialog(page);
    await expect(dialog.getByText('Gym · March 9, 2027')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Only this one' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'All (4 events)' })).not.toBeChecked();
    await expect(dialog.getByText('1 of them is before this one.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'This and following (3 events)' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    expect(await storedEvents(page, teamId, ...MARCH)).toEqual(titles('Gym', 'Sprints', 'Sprints', 'Sprints'));

    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button').last().click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Reverted: 3 events changed.')).toBeVisible();
    expect(await storedEvents(page, teamId, ...MARCH)).toEqual(titles('Gym', 'Gym', 'Gym', 'Gym'));
  },
);

story(
  'by keys alone: Enter changes only this one, the arrows choose more, Escape goes back to the form with what was typed',
  async ({ page, product }) => {
    const { teamId, at } = await createClub(page, product, SERIES);
    await page.goto(at(SECOND));
    await rename(page, 'Sprints');
    await expect(scopeDialog(page).getByRole('radio', { name: 'Only this one' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(scopeDialog(page)).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Sprints');
    expect(await storedEvents(page, teamId, ...MARCH)).toEqual(titles('Gym', 'Gym', 'Gym', 'Gym'));

    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    await expect(scopeDialog(page).getByRole('radio', { name: 'Only this one' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    expect(await storedEvents(page, teamId, ...MARCH)).toEqual(titles('Gym', 'Sprints', 'Gym', 'Gym'));
  },
);

story(
  'a deleted series disappears as a whole; deleting a single event leaves the others',
  async ({ page, product }) => {
    const { teamId, at } = await createClub(page, product, SERIES);
    await page.goto(at(SECOND));
    for (const [choice, left] of [
      ['Only this one', 3],
      ['All (3 events)', 0],
    ] as const) {
      await page.getByRole('button', { name: 'Remove Gym, 18:00' }).click();
      const dialog = scopeDialog(page, 'Delete Event');
      await expect(dialog.getByText('This event repeats. Which events do you want to delete?')).toBeVisible();
      await dialog.getByRole('radio', { name: choice }).check();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alertdialog', { name: 'Delete Event' }).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Event removed successfully')).toBeVisible();
      expect(await storedEvents(page, teamId, ...MARCH)).toHaveLength(left);
      await page.goto(at('2027-03-16'));
    }
    await expect(page.getByText('No events on this day')).toBeVisible();
  },
);

story('a series that failed to load can be retried, and nothing is sent before', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product, SERIES);
  await page.goto(at(SECOND));
  await page.route('**/series', (route) => route.abort());
  await openForm(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Sprints');
  await page.getByRole('button', { name: 'Update Event' }).click();
  const dialog = scopeDialog(page);
  await expect(dialog.getByText('Failed to load the series')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.unroute('**/series');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('radio', { name: 'All (4 events)' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Event updated successfully')).toBeVisible();
  expect(await storedEvents(page, teamId, ...MARCH)).toEqual(titles('Sprints', 'Sprints', 'Sprints', 'Sprints'));
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 } });

  story('the question fits, has large touch targets, and axe finds nothing', async ({ page, product }) => {
    const { at } = await createClub(page, product, SERIES);
    await page.goto(at(SECOND));
    await page.getByRole('button', { name: 'Remove Gym, 18:00' }).click();
    const choices = scopeDialog(page, 'Delete Event').getByRole('radiogroup').locator('label');
    await expect(choices).toHaveCount(3);
    await expectNoAxeViolations(page);
    for (const choice of await choices.all()) expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
