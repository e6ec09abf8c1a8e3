import type { Page } from '@playwright/test';
import { addDays, mondayOf } from '@touchline/contracts/calendar-date';
import { expectNoAxeViolations } from '../support/axe.js';
import { dayPanel, eventRow, fillEvent, formOf, readMessage } from '../support/calendar.js';
import { coachDay, longDay } from '../support/coach-day.js';
import { calendarOf, plan, storedEvents } from '../support/planning.js';
import { productOrigin } from '../support/product-origin.js';
import type { Product } from '../support/product.js';
import { expect, openAs, SHORT, story } from '../support/story.js';

const PREVIEW = '**/api/calendar/preview**';
const ABOVE = 'Above their own highest week of the last 8:';
const NOBODY = 'Nobody exceeds their own highest week of the last 8.';

interface Planned {
  teamId: number;
  /** The athlete with records: five weeks, the highest of 300 AU. */
  athleteId: number;
  name: string;
  /** A Wednesday: nothing is planned in its week. */
  day: string;
  at: ReturnType<typeof calendarOf>;
}

/** Signs in as the coach of a new squad, one of whose athletes has records to compare with. */
async function openSquad(page: Page, product: Product): Promise<Planned> {
  const { coach, teamId, athletes } = product.freshSquad();
  const { id: athleteId = 0, name = '' } = athletes[0] ?? {};
  await openAs(page, 'about:blank', coach);
  const monday = mondayOf(await coachDay(page));
  const entries = [1, 2, 3, 4, 5].map((week) => ({
    athlete_id: athleteId,
    date: addDays(monday, -7 * week),
    rpe: 5,
    duration_min: week === 2 ? 60 : 30,
  }));
  const saved = await page.request.put('/api/athletes/training-load', {
    data: { entries },
    headers: { origin: await productOrigin(page) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return { teamId, athleteId, name, day: addDays(monday, 16), at: calendarOf(teamId) };
}

const practice = (day: string) => ({ type: 'Practice', Title: 'Hard practice', Date: day, Time: '17:00' });

story('a coach sees what a new event comes to before it is saved', SHORT, async ({ page, product }) => {
  const { teamId, name, day, at } = await openSquad(page, product);
  await page.goto(at(day));
  const form = formOf(page, 'Add Event');

  await story.step('the load of each athlete, and who would exceed their own highest week', async () => {
    await form.getByLabel('Planned RPE (0–10)').fill('6');
    await expect(
      form.getByText('Fill in the required fields to see what this comes to for each athlete.'),
    ).toBeVisible();
    await fillEvent(form, practice(day));
    await expect(form.getByText('Planned load: 360 AU for each athlete')).toBeVisible();
    await expect(form.getByText(ABOVE)).toBeVisible();
    await expect(form.getByRole('listitem')).toContainText(name);
    await expect(form.getByText(/athletes are not compared: fewer than 4 complete weeks of records\./)).toBeVisible();

    await form.getByRole('button', { name: 'Show load by athlete' }).press('Enter');
    const row = form.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('Above highest week (300)');
    await expect(row).toContainText('from 0 to 360');
    await expectNoAxeViolations(page);
    expect(await storedEvents(page, teamId, day, day)).toEqual([]);
  });

  await story.step('a lower plan exceeds nothing, and a wrong one is refused at its field', async () => {
    await form.getByLabel('Planned RPE (0–10)').fill('5');
    await expect(form.getByText(NOBODY)).toBeVisible();
    await form.getByLabel('Planned RPE (0–10)').fill('5.2');
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(form.getByText('Enter 0 to 10 in steps of 0.5, or leave empty.')).toBeVisible();
    await expect(form.getByLabel('Planned RPE (0–10)')).toBeFocused();
  });

  await story.step('without a connection the preview says so, and saving does not need it', async () => {
    await page.route(PREVIEW, (route) => route.abort());
    await form.getByLabel('Planned RPE (0–10)').fill('6,5');
    await expect(form.getByText('Failed to calculate the load. You can still save.')).toBeVisible();
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByText('Event added')).toBeVisible();
    await page.unroute(PREVIEW);
    await expect(eventRow(page, 'Hard practice')).toContainText('Planned 390 AU (RPE 6.5 × 60 min)');
    await expect(dayPanel(page, longDay(day))).toContainText('Planned 390 AU each');
  });
});

story(
  'moving a series and copying a week are previewed, and a day has its recorded load',
  async ({ page, product }) => {
    const { teamId, athleteId, name, day, at } = await openSquad(page, product);
    const planned = { event_title: 'Gym', planned_rpe: 5, attendance_taken: true };
    await plan(page, teamId, { ...planned, date: day, repeat_until: addDays(day, 14) });
    const today = await coachDay(page);

    await story.step('each scope of a series says what it comes to', async () => {
      await page.goto(at(day));
      await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
      await formOf(page, 'Edit Event').getByLabel('Planned RPE (0–10)').fill('7');
      await page.getByRole('button', { name: 'Update Event' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Event' });
      await expect(dialog.getByText(ABOVE)).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await dialog.getByRole('radio', { name: 'All (3 events)' }).check();
      await expect(dialog.getByRole('listitem')).toHaveCount(3);
      await expect(dialog.getByRole('listitem').first()).toContainText(name);
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await readMessage(page, 'Success', 'Event updated successfully');
      await expect(dayPanel(page, longDay(day))).toContainText('Planned 420 AU each');
    });

    await story.step('a week that would be copied says what it comes to', async () => {
      await page.goto(at(day, { copy: addDays(mondayOf(day), 28) }));
      const dialog = page.getByRole('dialog', { name: 'Copy week' });
      await expect(dialog.getByText('1 event will be copied.')).toBeVisible();
      await expect(dialog.getByRole('listitem')).toContainText(name);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    await story.step('recorded load stands beside planned load, in the calendar and in the load charts', async () => {
      await plan(page, teamId, { ...planned, date: today });
      const saved = await page.request.put('/api/athletes/training-load', {
        data: { entries: [{ athlete_id: athleteId, date: today, rpe: 4, duration_min: 60 }] },
        headers: { origin: await productOrigin(page) },
      });
      expect(saved.ok()).toBe(true);
      await page.goto(at(today));
      await expect(dayPanel(page, longDay(today))).toContainText(
        /Planned 300 AU each · Done 240 AU on average \(1 recorded, planned for \d+\)/,
      );
      await page.goto(`/dashboard/srpe?athlete=${athleteId}`);
      const card = page.getByRole('region', { name: 'Planned and Done' });
      await expect(card.locator('.apexcharts-bar-goals-markers line')).toHaveCount(1);
      await card.getByRole('button', { name: 'Show as table' }).click();
      await expect(card.getByRole('row').filter({ hasText: '300 AU' })).toContainText('240 AU');
      await expectNoAxeViolations(page);
    });
  },
);

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 } });

  story('the preview fits into the form', async ({ page, product }) => {
    const { name, day, at } = await openSquad(page, product);
    await page.goto(at(day, { form: 'add' }));
    const form = formOf(page, 'Add Event');
    await fillEvent(form, practice(day));
    await form.getByLabel('Planned RPE (0–10)').fill('6');
    await form.getByRole('button', { name: 'Show load by athlete' }).click();
    await expect(form.getByRole('row').filter({ hasText: name })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectNoAxeViolations(page);
  });
});
