import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import {
  addEvent,
  cards,
  closeDespiteDoubts,
  expectStatus,
  openCheckIn,
  statusButton,
  storedMarks,
} from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, OWN_BROWSER, SHORT, story } from '../support/story.js';

const dayAfter = (date: string) => new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Close attendance?' });
const pressClose = (page: Page) => page.getByRole('button', { name: 'Close Attendance' }).click();
const strip = (page: Page) => page.getByRole('status');
const reopen = (page: Page) => page.getByRole('button', { name: 'Reopen', exact: true });

/** Marks through the card, and waits until the server has it. */
async function markAll(page: Page, eventId: number, athletes: readonly { id: number; name: string }[]): Promise<void> {
  for (const { id, name } of athletes) {
    await statusButton(page, name, 'Present').click();
    await expect.poll(async () => (await storedMarks(page, eventId))[id]).toBe('present');
  }
}

story('a close asks when many are not marked or it has not begun, with the facts', SHORT, async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product);

  await story.step('many: the question says what closing does, and Back leaves everything open', async () => {
    await pressClose(page);
    await expect(question(page)).toContainText('5 of 5 not marked. Closing marks these 5 as absent.');
    await expect(question(page).getByRole('button', { name: 'Keep it open' })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await pressClose(page);
    await question(page).getByRole('button', { name: 'Keep it open' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(cards(page)).toHaveCount(5);
    expect(await storedMarks(page, event.id)).toEqual({});
  });

  await story.step('a few, and it has begun: it closes without a question', async () => {
    await markAll(page, event.id, squad.athletes.slice(0, 2));
    await pressClose(page);
    await expect(page.getByText('Attendance closed. 3 athletes marked as absent.')).toBeVisible();
  });

  await story.step('not begun: the question names the day and the time', async () => {
    const date = dayAfter(await coachDay(page));
    const next = await addEvent(page, squad, { date, time: '18:00' });
    await page.goto(next.address);
    await expect(cards(page)).toHaveCount(5);
    await markAll(page, next.id, squad.athletes.slice(0, 3));
    await pressClose(page);
    await expect(question(page)).toContainText(/^Close attendance\?2 of 5 not marked, and it starts on .+ at 18:00\./);
    await question(page).getByRole('button', { name: 'Mark 2 absent and close' }).click();
    await expect(page.getByText('Attendance closed. 2 athletes marked as absent.')).toBeVisible();
  });
});

story(
  'a close leaves a trace that another device sees after a reload and can take back',
  async ({ page, product, browser }) => {
    const { squad, event } = await openCheckIn(page, product);
    await markAll(page, event.id, squad.athletes.slice(0, 2));
    const other = await (await browser.newContext({ baseURL: product.url })).newPage();
    await openAs(other, event.address, squad.coach);
    await expect(cards(other)).toHaveCount(5);
    await other.route('**/api/attendance/closings?*', (route) => route.abort());

    await pressClose(page);
    const trace = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Soccer (W) 5 athletes' }) });
    await expect(trace).toContainText(/00:00 · PracticeClosed \d\d:\d\d · 2 present, 0 excused, 3 absent/);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(trace.getByRole('button', { name: 'Reopen Practice' })).toBeVisible();

    await story.step('closed once more by who did not see it', async () => {
      await expectStatus(other, squad.athletes[4]!.name, 'Absent');
      await pressClose(other);
      await expect(other.getByText('Attendance was already closed.', { exact: true })).toBeVisible();
    });

    await story.step('seen in the register there, and reopened; a later mark stays', async () => {
      await other.unroute('**/api/attendance/closings?*');
      await other.goto(event.address);
      await expect(cards(other)).toHaveCount(5);
      await expect(strip(other)).toHaveText(/^Closed \d\d:\d\d · 2 present, 0 excused, 3 absent$/);
      await statusButton(other, squad.athletes[4]!.name, 'Excused').click();
      await expect(strip(other)).toHaveText(/^Closed \d\d:\d\d · 2 present, 1 excused, 2 absent$/);
      await page.route('**/api/attendance/closings?*', (route) => route.abort());
      await reopen(other).click();
      await expect(
        other.getByText('Attendance reopened. 2 marks removed. 1 changed since the close stays.'),
      ).toBeVisible();
      await expect(reopen(other)).toHaveCount(0);
      expect(Object.values(await storedMarks(page, event.id)).sort()).toEqual(['excused', 'present', 'present']);
    });

    await story.step('reopened once more by who did not see it', async () => {
      await page.getByRole('button', { name: 'Reopen Practice' }).click();
      await expect(page.getByText('Attendance was already reopened.')).toBeVisible();
      await page.unroute('**/api/attendance/closings?*');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
      await expect(trace).not.toContainText('Closed');
    });
    await other.context().close();
  },
);

story(
  'without a connection nothing is closed or reopened, and the page says so',
  OWN_BROWSER,
  async ({ page, product }) => {
    const { event } = await openCheckIn(page, product);
    await page.context().setOffline(true);
    await closeDespiteDoubts(page);
    await expect(page.getByText('Failed to close attendance. You seem to be offline.')).toBeVisible();
    await page.context().setOffline(false);
    await closeDespiteDoubts(page);
    await expect(page.getByText('Attendance closed. 5 athletes marked as absent.')).toBeVisible();
    await page.goto(event.address);
    await expect(reopen(page)).toBeVisible();
    await page.context().setOffline(true);
    await reopen(page).click();
    await expect(page.getByText('Failed to reopen attendance. You seem to be offline.')).toBeVisible();
    await expect(strip(page)).toContainText('Closed');
  },
);
