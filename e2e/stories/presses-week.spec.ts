import { expectNoAxeViolations } from '../support/axe.js';
import { formOf } from '../support/calendar.js';
import { createClub, dayCell, storedEvents } from '../support/planning.js';
import { countPresses } from '../support/presses.js';
import { expect, story } from '../support/story.js';

/** The week of a club that has no event: two practices and a game. A field that is typed into counts as one press. */
const FIRST_WEEK_MAX = 8;
/** Times and durations are known by then. */
const NEXT_WEEK_MAX = 7;

story('a week of two practices and a game takes few presses, and the next one fewer', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product);
  await page.goto(at('2027-03-15'));
  const form = formOf(page, 'Add Event');
  const button = (name: string) => form.getByRole('button', { name, exact: true });
  await expect(button('Practice')).toHaveAttribute('aria-pressed', 'true');

  await story.step('the first week', async () => {
    const { press, type, count } = countPresses();
    await press(dayCell(page, 'Mar 16'));
    await type(form.getByLabel('Time'), '18:00');
    await press(button('Th, Thursday'));
    await press(button('Add Event'));
    await expect(page.getByText('2 events added')).toBeVisible();
    await expect(form.getByLabel('Date')).toBeFocused();
    await press(dayCell(page, 'Mar 20'));
    await press(button('Game'));
    await type(form.getByLabel('Time'), '15:00');
    await press(button('Add Event'));
    await expect(page.getByText('Event added')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(FIRST_WEEK_MAX);
    await expectNoAxeViolations(page);
  });

  await story.step('the next week, with the times of the first one', async () => {
    const { press, count } = countPresses();
    await press(dayCell(page, 'Mar 23'));
    await press(button('Practice'));
    await press(button('Th, Thursday'));
    await press(button('Add Event'));
    await expect(page.getByText('2 events added')).toBeVisible();
    await press(dayCell(page, 'Mar 27'));
    await press(button('Game'));
    await expect(form.getByLabel('Time')).toHaveValue('15:00');
    await press(button('Add Event'));
    await expect(page.getByText('Event added')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(NEXT_WEEK_MAX);
  });

  expect(await storedEvents(page, teamId, '2027-03-01', '2027-03-31')).toEqual([
    ...['2027-03-16 Practice', '2027-03-18 Practice', '2027-03-20 Game'],
    ...['2027-03-23 Practice', '2027-03-25 Practice', '2027-03-27 Game'],
  ]);
});

story('practice on two weekdays until Christmas is one event of the form', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product);
  await page.goto(at('2027-11-23'));
  const form = formOf(page, 'Add Event');
  await form.getByLabel('Time').fill('18:00');
  await form.getByRole('button', { name: 'Th, Thursday' }).click();
  await form.getByLabel('Repeat weekly until').fill('2027-12-24');
  await expect(form.getByText('Adds 10 events')).toBeVisible();
  await form.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByText('10 events added')).toBeVisible();
  const stored = () => storedEvents(page, teamId, '2027-11-01', '2027-12-31');
  expect((await stored()).slice(0, 3)).toEqual(['2027-11-23 Practice', '2027-11-25 Practice', '2027-11-30 Practice']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Reverted: 10 events added.')).toBeVisible();
  expect(await stored()).toEqual([]);
});
