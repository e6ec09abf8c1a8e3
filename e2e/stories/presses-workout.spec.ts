import { coachDay } from '../support/coach-day.js';
import { countPresses } from '../support/presses.js';
import { expect, openAs, story, visit } from '../support/story.js';
import { editorOf, libraryOf, rowNames, scheduledOf } from '../support/workouts.js';

/**
 * With the library open: CREATE, title, Add Exercise, one press for each exercise, Done, Save and Add to Calendar, Add,
 * Print. The team is the coach's only one, and the day is today.
 */
const PRESSES_WITHOUT_EXERCISES = 7;
const EXERCISES = 2;

story('a workout is built, scheduled for the team and printed in 9 presses', async ({ page, product }) => {
  const squad = product.freshSquad();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await openAs(page, '/profile', squad.coach);
  const today = await coachDay(page);
  await visit(page, '/workout-library');
  const { press, type, count } = countPresses();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const picker = page.getByRole('dialog', { name: 'Exercise Library' });
  const editor = editorOf(page, 'Create New Workout');

  await press(button('CREATE'));
  await type(editor.getByLabel('Workout Title'), 'Strength');
  await press(editor.getByRole('button', { name: 'Add Exercise' }));
  const names: string[] = [];
  for (let at = 0; at < EXERCISES; at += 1) {
    const card = picker.getByRole('button', { name: /^Add to Workout: / }).nth(at);
    names.push((await card.getAttribute('aria-label'))?.replace('Add to Workout: ', '') ?? '');
    await press(card);
    await expect(picker.getByText(`${names[at]} added.`)).toBeVisible();
  }
  await press(picker.getByRole('button', { name: 'Done' }));
  expect(await rowNames(editor)).toEqual(names);
  await press(editor.getByRole('button', { name: 'Save and Add to Calendar' }));

  const dialog = page.getByRole('dialog', { name: 'Add Workout to Calendar' });
  await expect(dialog.getByLabel('Select Date')).toHaveValue(today);
  await expect(dialog.getByRole('combobox', { name: 'Sport' })).toHaveText('Soccer (W)');
  await press(dialog.getByRole('button', { name: 'Add', exact: true }));
  await press(button('Print'));
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Strength' })).toBeVisible();

  expect(count()).toBe(PRESSES_WITHOUT_EXERCISES + EXERCISES);
  expect(count()).toBeLessThanOrEqual(9);
  expect((await libraryOf(page))[0]?.exercises.map(({ name, sets }) => [name, sets !== null])).toEqual(
    names.map((name) => [name, true]),
  );
  expect(await scheduledOf(page, `?team_id=${squad.teamId}`)).toMatchObject([
    { plan_name: 'Strength', scheduled_date: today },
  ]);

  await story.step('Back leads to the library and prints nothing again', async () => {
    await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Strength' })).toBeVisible();
    await expect(page.locator('[data-printed]')).toHaveCount(0);
  });

  await story.step('the message after Save offers Add to Calendar', async () => {
    await visit(page, '/workout-library');
    await button('CREATE').click();
    await editor.getByLabel('Workout Title').fill('Later');
    await editor.getByRole('button', { name: 'Add Exercise' }).click();
    await picker
      .getByRole('button', { name: /^Add to Workout: / })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await expect(picker).toHaveCount(0);
    expect(await rowNames(editor)).toEqual(names.slice(0, 1));
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Later created.')).toBeVisible();
    await button('Add to Calendar').click();
    await expect(dialog.getByRole('combobox', { name: 'Sport' })).toHaveText('Soccer (W)');
    await expect(dialog.getByText('Later')).toBeVisible();
  });
});
