import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { readMessage } from '../support/calendar.js';
import { createClub, dayCell, storedEvents } from '../support/planning.js';
import { expect, SHORT, story } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';

/** Four Tuesdays; the story opens the second one. */
const SERIES = [{ date: '2027-03-02', event_title: 'Gym', repeat_until: '2027-03-23' }];
const SECOND = '2027-03-09';
const MARCH = ['2027-03-01', '2027-03-31'] as const;
const titles = (...texts: string[]) => ['02', '09', '16', '23'].map((day, at) => `2027-03-${day} ${texts[at]}`);
const UNCHANGED = titles('Gym', 'Gym', 'Gym', 'Gym');

const scopeDialog = (page: Page, name = 'Edit Event') => page.getByRole('dialog', { name });

/** Changes the title of the second event and submits it, so that the question opens. */
async function rename(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
  // The edit form replaces the similar form for new events.
  await expect(page.getByRole('heading', { name: 'Edit Event' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Update Event' }).click();
}

async function undo(page: Page, change: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Reverted: ${change}.`)).toBeVisible();
}

story('a question says which events of a series are changed or deleted', SHORT, async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product, SERIES);
  const stored = () => storedEvents(page, teamId, ...MARCH);
  await page.goto(at(SECOND));

  await story.step(
    'a change of this and the following events leaves the earlier ones, and is undone as a whole',
    async () => {
      await rename(page, 'Sprints');
      const dialog = scopeDialog(page);
      await expect(dialog.getByText('This event repeats. Which events do you want to change?')).toBeVisible();
      await expect(dialog.getByText('Gym · March 9, 2027')).toBeVisible();
      await expect(dialog.getByRole('radio', { name: 'Only this one' })).toBeChecked();
      await expect(dialog.getByRole('radio', { name: 'All (4 events)' })).not.toBeChecked();
      await expect(dialog.getByText('1 of them is before this one.')).toBeVisible();
      await dialog.getByRole('radio', { name: 'This and following (3 events)' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await readMessage(page, 'Success', 'Event updated successfully');
      expect(await stored()).toEqual(titles('Gym', 'Sprints', 'Sprints', 'Sprints'));

      await undo(page, '3 events changed');
      expect(await stored()).toEqual(UNCHANGED);
    },
  );

  await story.step('a series that failed to load can be retried, and nothing is sent before', async () => {
    await page.route('**/series', (route) => route.abort());
    await rename(page, 'Runs');
    const dialog = scopeDialog(page);
    await expect(dialog.getByText('Failed to load the series')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.unroute('**/series');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('radio', { name: 'All (4 events)' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await readMessage(page, 'Success', 'Event updated successfully');
    expect(await stored()).toEqual(titles('Runs', 'Runs', 'Runs', 'Runs'));
    await undo(page, '4 events changed');
  });

  await story.step(
    'by keys alone: Enter changes only this one, Escape goes back to the form with its values',
    async () => {
      await rename(page, 'Throws');
      await expect(scopeDialog(page).getByRole('radio', { name: 'Only this one' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(scopeDialog(page)).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Throws');
      expect(await stored()).toEqual(UNCHANGED);

      await page.getByRole('textbox', { name: 'Title' }).press('Enter');
      await expect(scopeDialog(page).getByRole('radio', { name: 'Only this one' })).toBeFocused();
      await page.keyboard.press('Enter');
      await readMessage(page, 'Success', 'Event updated successfully');
      expect(await stored()).toEqual(titles('Gym', 'Throws', 'Gym', 'Gym'));
      await undo(page, '1 event changed');
    },
  );

  await story.step('on a phone the question fits, has large touch targets, and axe finds nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Soccer (W), teams and athletes' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Gym, 18:00' }).click();
    const choices = scopeDialog(page, 'Delete Event').getByRole('radiogroup').locator('label');
    await expect(choices).toHaveCount(3);
    await expectNoAxeViolations(page);
    for (const choice of await choices.all()) await expectTouchTarget(choice);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await scopeDialog(page, 'Delete Event').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await story.step('a deleted series disappears as a whole; deleting a single event leaves the others', async () => {
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
      await readMessage(page, 'Success', 'Event removed successfully');
      expect(await stored()).toHaveLength(left);
      await dayCell(page, 'Mar 16').click();
    }
    await expect(page.getByText('No events on this day')).toBeVisible();
  });
});
