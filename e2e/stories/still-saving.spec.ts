import type { Page } from '@playwright/test';
import { eventRow, fillEvent, formOf } from '../support/calendar.js';
import { holdCalls, type ReleaseCall } from '../support/held-calls.js';
import { createClub, dayCell } from '../support/planning.js';
import { expect, openAs, openWellness, SHORT, story } from '../support/story.js';
import { chooseAthlete, openHistory, typeRatings } from '../support/wellness.js';
import { addWorkout, openLibraryTab, scheduledOf } from '../support/workouts.js';

const DAY = '2027-03-16';

/** While a request is held, a navigation is refused with a message and no question. */
async function expectToWait(page: Page, { isWaiting }: ReleaseCall, step: () => Promise<unknown>): Promise<void> {
  await isWaiting();
  await step();
  const message = page.getByRole('alert', { includeHidden: true }).filter({ hasText: 'Still saving. Please wait.' });
  await expect(message).toBeVisible();
  await expect(page.getByText('Discard Changes?')).toHaveCount(0);
  // The message is closed, so that the next step shows its own. A dialog hides it from screen readers.
  await message.getByRole('button', { name: 'Close', includeHidden: true }).click();
  await expect(message).toHaveCount(0);
}

story('Back during a slow save waits for the answer', SHORT, async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 13);
  const dialog = await openHistory(page);
  await dialog.getByRole('button', { name: 'Edit record' }).first().click();
  await typeRatings(dialog, ['7', '7', '7', '7']);
  const release = await holdCalls(page, 'PUT', '**/api/athletes/wellness');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectToWait(page, release, () => page.goBack());
  await expect(dialog).toBeVisible();
  await release('continue');
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/athlete=\d+$/);
});

story(
  'an event being saved beside the calendar is not left for another event, day, page or the sign-in',
  async ({ page, product }) => {
    const { at } = await createClub(page, product, [
      { date: DAY, event_title: 'Gym' },
      { date: DAY, event_title: 'Video', event_time: '20:00' },
    ]);
    await page.goto(at(DAY));
    await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    const form = formOf(page, 'Edit Event');
    await fillEvent(form, { Title: 'Gym, lighter' });
    const release = await holdCalls(page, 'PUT', '**/api/calendar/list/*');
    await form.getByRole('button', { name: 'Update Event' }).click();
    await expectToWait(page, release, () => page.getByRole('button', { name: 'Edit Video, 20:00' }).click());
    await expectToWait(page, release, () => dayCell(page, 'Mar 18').click());
    await expectToWait(page, release, () =>
      page.getByRole('navigation').getByRole('link', { name: 'Workouts' }).first().click(),
    );
    await expectToWait(page, release, async () => {
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    });
    await release('refuse');
    await expect(page.getByText('Failed to update event: Busy.')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(form.getByLabel('Title')).toHaveValue('Gym, lighter');
    await form.getByRole('button', { name: 'Update Event' }).click();
    await release('continue');
    await expect(page.getByText('Event updated successfully')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(eventRow(page, 'Gym, lighter')).toBeVisible();
  },
);

story('work that stays on screen after Discard is asked about again', async ({ page, product }) => {
  const squad = product.freshSquad();
  const team = `/calendar?team=${squad.teamId}&month=2027-03&day=${DAY}`;
  await openAs(page, team, squad.coach);
  await page.getByRole('option', { name: squad.athletes[0]!.name }).click();
  await expect(page).toHaveURL(/athlete=\d+/);
  const form = formOf(page, 'Add Event');
  await fillEvent(form, { Title: 'Half typed' });
  const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL(team);
  await expect(form.getByLabel('Title')).toHaveValue('Half typed');
  await page.getByRole('navigation').getByRole('link', { name: 'Workouts' }).first().click();
  await expect(question).toBeVisible();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('Back does not close a dialog whose request is under way, since it may fail', async ({ page, product }) => {
    const squad = product.freshSquad();
    await openAs(page, '/workouts', squad.coach);
    await addWorkout(page);
    await openLibraryTab(page);
    await page.getByRole('button', { name: 'Add to Calendar: Legs' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add Workout to Calendar' });
    await dialog.getByRole('combobox', { name: 'Sport' }).tap();
    await page.getByRole('option', { name: 'Soccer (W)' }).tap();
    const release = await holdCalls(page, 'POST', '**/api/workout-calendar');
    await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
    await expectToWait(page, release, () => page.goBack());
    await release('refuse');
    await expect(dialog.getByRole('alert').filter({ hasText: 'Busy.' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).tap();
    await release('continue');
    await expect(dialog).toHaveCount(0);
    expect(await scheduledOf(page, `?team_id=${squad.teamId}`)).toHaveLength(1);
  });
});
