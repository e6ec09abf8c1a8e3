import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { addEvent, cards } from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import { plan } from '../support/planning.js';
import type { Squad } from '../support/product.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, openAs, story } from '../support/story.js';

/** Plans an event of today that takes no attendance. */
async function addUntaken(page: Page, { teamId }: Squad, title: string, time = '18:00'): Promise<number> {
  const date = await coachDay(page);
  return (
    await plan(page, teamId, {
      date,
      event_title: title,
      event_time: time,
      attendance_taken: false,
      notes: 'Bring shoes',
    })
  ).event_id;
}

interface StoredEvent {
  attendance_taken: boolean;
  notes: string | null;
  version: number;
}
async function storedEvent(page: Page, eventId: number): Promise<StoredEvent> {
  const list = (await (await page.request.get(`/api/calendar/list?event_id=${eventId}`)).json()) as StoredEvent[];
  return list[0]!;
}
const isTaken = async (page: Page, eventId: number) => (await storedEvent(page, eventId)).attendance_taken;

story(
  'an event that takes no attendance is named, changed in one step, and changed back',
  async ({ page, product }) => {
    const squad = product.freshSquad();
    await openAs(page, 'about:blank', squad.coach);
    const gym = await addUntaken(page, squad, 'Gym session');
    await page.goto('/attendance');
    const team = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Soccer (W) 5 athletes' }) });
    const takeButton = page.getByRole('button', { name: 'Take attendance at Gym session' });

    await story.step('on the team’s card, with Undo', async () => {
      await expect(team).toContainText('18:00 · Gym sessionTakes no attendance');
      await expectNoAxeViolations(page);
      await takeButton.click();
      const done = page.getByRole('alert').filter({ hasText: 'Attendance is now taken at Gym session.' });
      await done.hover();
      await expect(takeButton).toHaveCount(0);
      expect(await storedEvent(page, gym)).toMatchObject({ attendance_taken: true, notes: 'Bring shoes' });
      await done.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Undone: Gym session takes no attendance.')).toBeVisible();
      await expect(takeButton).toBeVisible();
      expect(await isTaken(page, gym)).toBe(false);
    });

    await story.step('in the team, where it is opened', async () => {
      await page.getByRole('button', { name: 'Soccer (W) 5 athletes' }).click();
      await expect(page.getByText('No events for today take attendance')).toBeVisible();
      await takeButton.click();
      await expect(cards(page)).toHaveCount(5);
      await expect(page.getByRole('combobox', { name: 'Event' })).toHaveText('18:00 · Gym session');
    });

    await story.step('in the choice of an event, beside those that take attendance', async () => {
      const video = await addUntaken(page, squad, 'Video session', '19:00');
      await page.reload();
      await expect(cards(page)).toHaveCount(5);
      await page.getByRole('combobox', { name: 'Event' }).click();
      await page.getByRole('option', { name: '19:00 · Video session Take attendance' }).click();
      await expect(page.getByText('Attendance is now taken at Video session.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Event' })).toHaveText('19:00 · Video session');
      expect(await isTaken(page, video)).toBe(true);
    });
  },
);

story('a refused change says why, and shows the event as it is now', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, 'about:blank', squad.coach);
  const gym = await addUntaken(page, squad, 'Gym session');
  await addEvent(page, squad);
  await page.goto('/attendance');
  const takeButton = page.getByRole('button', { name: 'Take attendance at Gym session' });
  await expect(takeButton).toBeVisible();

  await page.route('**/api/calendar/list/*', (route) => route.abort());
  await takeButton.click();
  await expect(page.getByText('Failed to change the event. You seem to be offline.')).toBeVisible();
  await page.unroute('**/api/calendar/list/*');

  const { version } = await storedEvent(page, gym);
  const moved = await page.request.put(`/api/calendar/list/${gym}`, {
    data: {
      team_id: squad.teamId,
      date: await coachDay(page),
      event_title: 'Strength session',
      event_type: 'practice',
      event_time: '18:30',
      version,
    },
    headers: { origin: await productOrigin(page) },
  });
  expect(moved.status()).toBe(200);
  await takeButton.click();
  await expect(page.getByText(/Someone else (?:has )?changed this event/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take attendance at Strength session' })).toBeVisible();
  expect(await isTaken(page, gym)).toBe(false);
});
