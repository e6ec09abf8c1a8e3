import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import {
  addEvent,
  card,
  cards,
  closeDespiteDoubts,
  dialogOf,
  expectStatus,
  mark,
  markElsewhere,
  opener,
  openCheckIn,
  statusButton,
  storedMarks,
} from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import { dropResponses } from '../support/held-calls.js';
import { forgetDay } from '../support/offline.js';
import { createClub } from '../support/planning.js';
import { expect, openAs, SHORT, story } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';

const strip = (page: Page) => page.getByRole('status');
const counts = (page: Page) => page.getByRole('group', { name: 'Counts' });
const dayBefore = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

story('from the team to the mark: message, counts and stored marks', SHORT, async ({ page, product }) => {
  const squad = product.freshSquad();
  const [first, second] = squad.athletes;
  await openAs(page, 'about:blank', squad.coach);
  await addEvent(page, squad, { title: 'Morning run', time: '08:00' });
  const event = await addEvent(page, squad, { title: 'Practice' });
  await page.goto('/attendance');
  await expect(page.getByText("Choose your team to start taking attendance for today's events")).toBeVisible();
  await expect(page.getByText('Select a team first')).toBeVisible();
  await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).click();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Event' }).click();
  await expect(page.getByRole('option')).toHaveText(['Select an event', '00:00 · Practice', '08:00 · Morning run']);
  await page.getByRole('option', { name: 'Practice' }).click();

  await expect(counts(page)).toHaveText('Present: 0Absent: 0Excused: 0Pending: 5');
  await expect(card(page, first!.name)).toHaveText(`AP${first!.name}Soccer (W)Tap to markPresentExcusedAbsent`);
  await opener(page, first!.name).click();
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
  await expectStatus(page, first!.name, 'Present');
  await mark(page, first!.name, 'Absent');
  await expect(counts(page)).toHaveText('Present: 0Absent: 1Excused: 1Pending: 3');
  await expect.poll(async () => (await storedMarks(page, event.id))[first!.id]).toBe('absent');
  await page.getByPlaceholder('Search athletes...').fill('ada3');
  await expect(cards(page)).toHaveCount(1);
  await page.getByPlaceholder('Search athletes...').fill('nobody');
  await expect(page.getByText('No athletes found')).toBeVisible();
  await page.getByRole('button', { name: 'Back to teams' }).click();
  await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
  await expect(page).toHaveURL('/attendance');
});

story('athletes are marked together, corrected, closed and undone', async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);

  await story.step('a close whose answer got lost shows an error, and pressed again its result', async () => {
    await dropResponses(page, '**/api/attendance/close');
    await closeDespiteDoubts(page);
    await expect(page.getByText('Failed to close attendance. You seem to be offline.')).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await page.unroute('**/api/attendance/close');
    await closeDespiteDoubts(page);
    await expect(page.getByText('Attendance closed. 5 athletes marked as absent.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Attendance reopened. 5 marks removed.')).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    expect(await storedMarks(page, event.id)).toEqual({});
  });

  await story.step('mark all present, correct some, and undo exactly the marks made together', async () => {
    const [first, second, third] = squad.athletes;
    const stored = async () => Object.values(await storedMarks(page, event.id)).sort();
    await mark(page, first!.name, 'Excused');
    await page.getByRole('button', { name: 'All present' }).click();
    await expect(strip(page)).toContainText('4 marked present.');
    await expect(counts(page)).toHaveText('Present: 4Absent: 0Excused: 1Pending: 0');
    await expect(page.getByRole('button', { name: 'All present', exact: true })).toBeDisabled();
    await statusButton(page, second!.name, 'Absent').click();
    await expect.poll(stored).toEqual(['absent', 'excused', 'present', 'present', 'present']);
    await markElsewhere(page, squad, event, third!.id, 'present');
    // Marks made by hand stay, also an equal one of another coach.
    await page.getByRole('button', { name: 'Undo all present (4)' }).click();
    await expect(strip(page)).toContainText('All present undone. 2 later marks stay.');
    await expect(counts(page)).toHaveText('Present: 1Absent: 1Excused: 1Pending: 2');
    expect(await stored()).toEqual(['absent', 'excused', 'present']);
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(page.getByText('All marks are saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Close Attendance' }).click();
    await expect(page.getByText('Attendance closed. 2 athletes marked as absent.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
    await expect(page).toHaveURL('/attendance');
    expect(await stored()).toEqual(['absent', 'absent', 'absent', 'excused', 'present']);
  });
});

story('a past event opened from the calendar works the same', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, 'about:blank', squad.coach);
  const date = dayBefore(await coachDay(page));
  const event = await addEvent(page, squad, { date });
  await page.goto(`/calendar?team=${squad.teamId}&day=${date}&month=${date.slice(0, 7)}&event=${event.id}`);
  await page.getByRole('dialog', { name: 'Practice' }).getByRole('link', { name: 'Take attendance' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`, ${date.slice(0, 4)}$`))).toBeVisible();
  await mark(page, squad.athletes[0]!.name, 'Present');
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [squad.athletes[0]!.id]: 'present' });
  await closeDespiteDoubts(page);
  await expect(page.getByText('Attendance closed. 4 athletes marked as absent.')).toBeVisible();
});

story('shows messages for no teams, no events, no athletes, and for failed requests', async ({ page, product }) => {
  await openAs(page, '/attendance', product.freshCoach());
  await expect(page.getByText('You have no teams yet.')).toBeVisible();
  const club = await createClub(page, product);
  await page.goto(`/attendance?team=${club.teamId}`);
  await expect(page.getByText('No events for today')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute(
    'href',
    new RegExp(`^/calendar\\?team=${club.teamId}&day=`),
  );
  await addEvent(page, club);
  await page.route('**/api/attendance?*', (route) => route.abort());
  await page.reload();
  // The only event of the day is chosen automatically.
  await expect(page.getByRole('combobox', { name: 'Event' })).toHaveText('00:00 · Practice');
  await expect(page.getByText('Failed to load attendance')).toBeVisible();
  await page.unroute('**/api/attendance?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No athletes for this team')).toBeVisible();
  await page.route('**/api/teams/with-athletes', (route) => route.abort());
  await page.reload();
  // Data kept for the day replaces data that could not be loaded.
  await expect(page.getByText(/^Could not refresh\. Names, events and marks are those of \d\d:\d\d\.$/)).toBeVisible();
  await forgetDay(page);
  await page.reload();
  await expect(page.getByText('Failed to load teams. Please try again.')).toBeVisible();
});

story('with the keyboard only: team, athlete, mark, and the focus stays in place', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, 'about:blank', squad.coach);
  const event = await addEvent(page, squad);
  await page.goto('/attendance');
  await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).focus();
  await page.keyboard.press('Enter');
  await opener(page, squad.athletes[0]!.name).focus();
  await page.keyboard.press('Enter');
  await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Confirm Attendance' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page, squad.athletes[0]!.name)).toBeFocused();
  for (const status of ['Present', 'Excused', 'Absent'] as const) {
    await page.keyboard.press('Tab');
    await expect(statusButton(page, squad.athletes[0]!.name, status)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(opener(page, squad.athletes[1]!.name)).toBeFocused();
  await expect.poll(() => storedMarks(page, event.id)).toEqual({ [squad.athletes[0]!.id]: 'present' });
  await opener(page, squad.athletes[1]!.name).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`team=${squad.teamId}`));
});

story('200 athletes are listed, and marked one by one and together', async ({ page, product }) => {
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

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  story(
    'usable with one thumb: targets are 44 px, actions for all athletes are at the lower edge, and no message covers them',
    async ({ page, product }) => {
      const { squad } = await openCheckIn(page, product);
      for (const [width, { name }] of [
        [390, squad.athletes[0]!],
        [320, squad.athletes[1]!],
      ] as const)
        await story.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 740 });
          await page.evaluate(() => scrollTo(0, 0));
          await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          ).toBeLessThanOrEqual(0);
          for (const button of await page.getByRole('main').getByRole('button').all()) await expectTouchTarget(button);
          await opener(page, name).tap();
          const box = await dialogOf(page).boundingBox();
          expect(Math.round(box!.y + box!.height)).toBe(740);
          for (const button of await dialogOf(page).getByRole('button').all()) await expectTouchTarget(button);
          await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).tap();
          await dialogOf(page).getByRole('button', { name: 'Confirm Attendance' }).tap();
          const notice = page.getByText(`${name} marked as present`);
          await expect(notice).toBeVisible();
          const close = page.getByRole('button', { name: 'Close Attendance' });
          const [noticeBox, bar] = [await notice.boundingBox(), await close.boundingBox()];
          expect(noticeBox!.y + noticeBox!.height).toBeLessThan(bar!.y);
          expect(bar!.y + bar!.height).toBeLessThanOrEqual(740);
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
          const last = await card(page, squad.athletes[4]!.name).boundingBox();
          expect(last!.y + last!.height).toBeLessThan((await close.boundingBox())!.y);
          // Back closes the dialog first, then leaves the team.
          await opener(page, squad.athletes[4]!.name).tap();
          await expect(dialogOf(page)).toBeVisible();
          await page.goBack();
          await expect(dialogOf(page)).toHaveCount(0);
          await expect(cards(page)).toHaveCount(5);
        });
    },
  );
});

story(
  'axe finds nothing at the check-in, with every status and the dialog, wide and narrow',
  async ({ page, product }) => {
    const { squad } = await openCheckIn(page, product);
    await mark(page, squad.athletes[0]!.name, 'Present');
    await mark(page, squad.athletes[0]!.name, 'Absent');
    await mark(page, squad.athletes[1]!.name, 'Excused');
    await mark(page, squad.athletes[2]!.name, 'Present');
    for (const width of [1280, 390])
      await story.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoAxeViolations(page);
        await opener(page, squad.athletes[0]!.name).click();
        // The dialog begins with the present status.
        await expect(dialogOf(page).getByRole('button', { name: 'Absent', exact: true })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(dialogOf(page)).toHaveCount(0);
      });
  },
);
