import type { Page } from '@playwright/test';
import { expectNothingFound } from '../support/axe.js';
import { addEvent, card, cards, dialogOf, mark, openCheckIn, storedMarks } from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import { loseAnswers } from '../support/held-calls.js';
import { expect, openAs, story } from '../support/story.js';

const counts = (page: Page) => page.getByRole('group', { name: 'Counts' });
const dayBefore = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

story('from the team to the mark: the message, the counts, and what the server has', async ({ page, product }) => {
  const squad = product.freshSquad();
  const [first, second] = squad.athletes;
  await openAs(page, '/attendance', squad.coach);
  await addEvent(page, squad, { title: 'Morning run', time: '08:00' });
  const event = await addEvent(page, squad, { title: 'Practice' });
  await page.reload();
  await expect(page.getByText("Choose your team to start taking attendance for today's events")).toBeVisible();
  await expect(page.getByText('Select a team first')).toBeVisible();
  await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Event' }).click();
  await expect(page.getByRole('option')).toHaveText(['Select an event', '08:00 · Morning run', '18:00 · Practice']);
  await page.getByRole('option', { name: 'Practice' }).click();

  await expect(counts(page)).toHaveText('Present: 0Absent: 0Excused: 0Pending: 5');
  await expect(card(page, first!.name)).toHaveText(`AP${first!.name}Soccer (W)Tap to mark`);
  await card(page, first!.name).getByRole('button').click();
  const confirm = dialogOf(page).getByRole('button', { name: 'Confirm Attendance' });
  await expect(confirm).toBeDisabled();
  await expect(dialogOf(page).getByRole('group', { name: 'Status' }).getByRole('button')).toHaveText([
    'Present',
    'Excused',
  ]);
  await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).click();
  await confirm.click();
  await expect(page.getByText(`${first!.name} marked as present`)).toBeVisible();
  await mark(page, second!.name, 'Excused');
  await expect(page.getByText(`${second!.name} marked as excused`)).toBeVisible();
  await expect(counts(page)).toHaveText('Present: 1Absent: 0Excused: 1Pending: 3');
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present', [second!.id]: 'excused' });

  await page.reload();
  await expect(card(page, first!.name)).toContainText('Present');
  await mark(page, first!.name, 'Absent');
  await expect(counts(page)).toHaveText('Present: 0Absent: 1Excused: 1Pending: 3');
  await expect.poll(async () => (await storedMarks(page, event.id))[first!.id]).toBe('absent');
  await page.getByPlaceholder('Search athletes...').fill('ada3');
  await expect(cards(page)).toHaveCount(1);
  await page.getByPlaceholder('Search athletes...').fill('nobody');
  await expect(page.getByText('No athletes found')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the teams' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
  await expect(page).toHaveURL('/attendance');
});

story('the whole group first, then the exceptions, and both are taken back exactly', async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);
  const [first, second] = squad.athletes;
  const stored = async () => Object.values(await storedMarks(page, event.id)).sort();
  await mark(page, first!.name, 'Excused');
  await page.getByRole('button', { name: 'All present' }).click();
  const bar = page
    .getByRole('alert')
    .filter({ hasText: 'Soccer (W), 18:00 · Practice: 4 athletes marked as present.' });
  await expect(bar).toBeVisible();
  await expect(counts(page)).toHaveText('Present: 4Absent: 0Excused: 1Pending: 0');
  await expect(page.getByRole('button', { name: 'All present' })).toBeDisabled();
  await mark(page, second!.name, 'Absent');
  await expect.poll(stored).toEqual(['absent', 'excused', 'present', 'present', 'present']);
  // Their own marks stay: they were made by hand.
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(counts(page)).toHaveText('Present: 0Absent: 1Excused: 1Pending: 3');
  expect(await stored()).toEqual(['absent', 'excused']);

  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await expect(page.getByText('Attendance closed. 3 athletes marked as absent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
  await expect(page).toHaveURL('/attendance');
  expect(await stored()).toEqual(['absent', 'absent', 'absent', 'absent', 'excused']);
  // The next close marks nobody, and leaves the Undo of this one, which leads back to the event.
  await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).click();
  await expect(page.getByRole('heading', { name: 'Soccer (W)' })).toBeFocused();
  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await expect(page.getByText('Attendance closed. 0 athletes marked as absent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeFocused();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Soccer (W), 18:00 · Practice: closed' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(counts(page)).toHaveText('Present: 0Absent: 1Excused: 1Pending: 3');
  expect(await stored()).toEqual(['absent', 'excused']);
});

story('a close whose answer got lost says so, and pressed again what it did', async ({ page, product }) => {
  const { event } = await openCheckIn(page, product);
  await loseAnswers(page, '**/api/attendance/close');
  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await expect(page.getByText('Failed to close attendance. You seem to be offline.')).toBeVisible();
  await expect(cards(page)).toHaveCount(5);
  await page.unroute('**/api/attendance/close');
  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await expect(page.getByText('Attendance closed. 5 athletes marked as absent.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await storedMarks(page, event.id)).toEqual({});
});

story('a past event is opened from the calendar, and works the same', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, '/attendance', squad.coach);
  const date = dayBefore(await coachDay(page));
  const event = await addEvent(page, squad, { date });
  await page.goto(`/calendar?team=${squad.teamId}&day=${date}&month=${date.slice(0, 7)}&event=${event.id}`);
  await page.getByRole('dialog', { name: 'Practice' }).getByRole('link', { name: 'Take attendance' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`, ${date.slice(0, 4)}$`))).toBeVisible();
  await mark(page, squad.athletes[0]!.name, 'Present');
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [squad.athletes[0]!.id]: 'present' });
  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await expect(page.getByText('Attendance closed. 4 athletes marked as absent.')).toBeVisible();
});

story(
  'what is not there is said: no teams, no events, no athletes, and what cannot be loaded',
  async ({ page, product }) => {
    await openAs(page, '/attendance', product.freshCoach());
    await expect(page.getByText('No teams created yet')).toBeVisible();
    const squad = product.freshSquad(0);
    await openAs(page, `/attendance?team=${squad.teamId}`, squad.coach);
    await expect(page.getByText('No events for today')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
      'href',
      new RegExp(`^/calendar\\?team=${squad.teamId}&day=`),
    );
    const event = await addEvent(page, squad);
    await page.goto(`/attendance?team=${squad.teamId}`);
    // The only event of the day needs no choosing.
    await expect(page.getByRole('combobox', { name: 'Event' })).toHaveText('18:00 · Practice');
    await expect(page.getByText('No athletes for this team')).toBeVisible();
    await page.route('**/api/attendance?*', (route) => route.abort());
    await page.goto(event.address);
    await expect(page.getByText('Failed to load attendance')).toBeVisible();
    await page.unroute('**/api/attendance?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No athletes for this team')).toBeVisible();
    await page.route('**/api/teams/with-athletes', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Failed to load teams. Please try again.')).toBeVisible();
  },
);

story(
  'with the keyboard alone: team, athlete, mark, and the focus stays where the coach is',
  async ({ page, product }) => {
    const { squad, event } = await openCheckIn(page, product);
    await page.goto('/attendance');
    await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).focus();
    await page.keyboard.press('Enter');
    await card(page, squad.athletes[0]!.name).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('button', { name: 'Confirm Attendance' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(card(page, squad.athletes[0]!.name).getByRole('button')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(card(page, squad.athletes[1]!.name).getByRole('button')).toBeFocused();
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [squad.athletes[0]!.id]: 'present' });
    await card(page, squad.athletes[1]!.name).getByRole('button').click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`team=${squad.teamId}`));
  },
);

story('200 athletes are all there, and are marked one by one and together', async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product, 200);
  await expect(cards(page)).toHaveCount(200);
  await page.getByPlaceholder('Search athletes...').fill('player177');
  await expect(cards(page)).toHaveCount(1);
  await mark(page, squad.athletes[176]!.name, 'Excused');
  await page.getByPlaceholder('Search athletes...').fill('');
  await expect(counts(page)).toHaveText('Present: 0Absent: 0Excused: 1Pending: 199');
  await page.getByRole('button', { name: 'All present' }).click();
  await expect(counts(page)).toHaveText('Present: 199Absent: 0Excused: 1Pending: 0');
  await expect.poll(async () => Object.keys(await storedMarks(page, event.id)).length).toBe(200);
});

for (const width of [390, 320]) {
  story.describe(`at ${width} px`, () => {
    story.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true });

    story(
      'one thumb is enough: targets are 44 px, what is done for everybody stands at the lower edge, and no message covers it',
      async ({ page, product }) => {
        const { squad } = await openCheckIn(page, product);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        for (const button of await page.getByRole('main').getByRole('button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await card(page, squad.athletes[0]!.name).getByRole('button').tap();
        const box = await dialogOf(page).boundingBox();
        expect(Math.round(box!.y + box!.height)).toBe(740);
        for (const button of await dialogOf(page).getByRole('button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).tap();
        await dialogOf(page).getByRole('button', { name: 'Confirm Attendance' }).tap();
        const notice = page.getByText(`${squad.athletes[0]!.name} marked as present`);
        await expect(notice).toBeVisible();
        const close = page.getByRole('button', { name: 'Close Attendance' });
        const [said, bar] = [await notice.boundingBox(), await close.boundingBox()];
        expect(said!.y + said!.height).toBeLessThan(bar!.y);
        expect(bar!.y + bar!.height).toBeLessThanOrEqual(740);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const last = await card(page, squad.athletes[4]!.name).boundingBox();
        expect(last!.y + last!.height).toBeLessThan((await close.boundingBox())!.y);
        // Back closes the dialog, and leaves the team only then.
        await card(page, squad.athletes[4]!.name).getByRole('button').tap();
        await expect(dialogOf(page)).toBeVisible();
        await page.goBack();
        await expect(dialogOf(page)).toHaveCount(0);
        await expect(cards(page)).toHaveCount(5);
      },
    );
  });
}

for (const width of [1280, 390]) {
  story.describe(`at ${width} px`, () => {
    story.use({ viewport: { width, height: 800 } });

    story('axe finds nothing at the check-in, with every status and the dialog', async ({ page, product }) => {
      const { squad } = await openCheckIn(page, product);
      await mark(page, squad.athletes[0]!.name, 'Present');
      await mark(page, squad.athletes[0]!.name, 'Absent');
      await mark(page, squad.athletes[1]!.name, 'Excused');
      await mark(page, squad.athletes[2]!.name, 'Present');
      await expectNothingFound(page);
      await card(page, squad.athletes[0]!.name).getByRole('button').click();
      await dialogOf(page).getByRole('button', { name: 'Absent', exact: true }).click();
      await expectNothingFound(page);
    });
  });
}
