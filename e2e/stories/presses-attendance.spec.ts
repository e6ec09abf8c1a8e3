import { addEvent, cards, storedMarks } from '../support/check-in.js';
import { countPresses } from '../support/presses.js';
import { expect, openAs, story } from '../support/story.js';

/** With `/attendance` open: the event, All present, one athlete who is excused, Close Attendance. */
const PRESSES_MAX = 4;

story('attendance of an event is taken in 4 presses from the first screen', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, 'about:blank', squad.coach);
  const { id } = await addEvent(page, squad);
  await page.goto('/attendance');
  const { press, count } = countPresses();
  const event = page.getByRole('list', { name: 'Today' }).getByRole('listitem');
  await expect(event).toHaveText(/^00:00 · PracticeSoccer \(W\)5 to mark$/);

  await press(event.getByRole('button'));
  await press(cards(page).first().getByRole('button', { name: 'Excused', exact: true }));
  await press(page.getByRole('button', { name: 'All present' }));
  await press(page.getByRole('button', { name: 'Close Attendance' }));
  await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
  await expect(event).toHaveText(/Closed \d\d:\d\d$/);

  expect(count()).toBeLessThanOrEqual(PRESSES_MAX);
  const marks = Object.values(await storedMarks(page, id));
  expect(marks.filter((status) => status === 'present')).toHaveLength(4);
  expect(marks.filter((status) => status === 'excused')).toHaveLength(1);
});
