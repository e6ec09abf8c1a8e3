import { devices, type Page } from '@playwright/test';
import { addDays } from '@touchline/contracts/calendar-date';
import { expectNoAxeViolations } from '../support/axe.js';
import { addEvent, markElsewhere } from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import type { Squad } from '../support/product.js';
import { expect, openAs, OWN_BROWSER, SHORT, story } from '../support/story.js';

const GRID = '**/api/sessions/grid';
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
const SCREENS = [
  ['laptop', { viewport: { width: 1366, height: 768 } }],
  ['phone', { ...phone, viewport: { width: 390, height: 844 } }],
] as const;

const rpeOf = (page: Page, name: string) => page.getByRole('textbox', { name: `RPE of ${name}`, exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Athletes' }).getByRole('listitem').filter({ hasText: name });
const isWrite = (method: string) => method === 'POST';

/** The sessions of an athlete, as the API answers them. */
async function sessionsOf(page: Page, athleteId: number): Promise<{ rpe: number; duration_min: number }[]> {
  const answer = await page.request.get(`/api/athletes/training-load?athlete_id=${athleteId}`);
  return (await answer.json()) as { rpe: number; duration_min: number }[];
}

/** A practice of the day before yesterday at which everybody was present, and nobody has entered an RPE. */
async function practiceWithoutRpe(page: Page, squad: Squad): Promise<{ id: number; date: string }> {
  const date = addDays(await coachDay(page), -2);
  const event = await addEvent(page, squad, { title: 'Evening practice', time: '06:00', date });
  for (const { id } of squad.athletes) await markElsewhere(page, squad, event, id, 'present');
  return event;
}

for (const [screen, use] of SCREENS)
  story.describe(`session RPE on a ${screen}`, () => {
    story.use(use);

    story(
      'from the board to the grid, by keyboard, without a connection: nothing is lost or doubled',
      OWN_BROWSER,
      async ({ page, product }) => {
        const squad = product.freshSquad();
        await openAs(page, '/profile', squad.coach);
        await practiceWithoutRpe(page, squad);
        const [first, second, third] = squad.athletes;
        await page.goto('/dashboard');
        if (screen === 'phone') await page.locator('summary', { hasText: 'To do' }).tap();
        const toDo = page.getByRole('list', { name: 'To do' }).getByRole('listitem');
        await expect(toDo).toContainText(`Evening practice: ${squad.athletes.length} present without RPE`);
        await toDo.getByRole('link').click();
        await expect(page.getByRole('heading', { name: 'Session RPE: Evening practice' })).toBeVisible();

        // Down the column with Enter, as in a spreadsheet.
        const names = await page
          .getByRole('textbox', { name: /^RPE of/ })
          .evaluateAll((fields) => fields.map((field) => field.getAttribute('aria-label')!.replace('RPE of ', '')));
        expect(names).toHaveLength(squad.athletes.length);
        await rpeOf(page, names[0]!).focus();
        for (const [at] of names.entries()) {
          await page.keyboard.type(at === 0 ? '6,5' : '7');
          await page.keyboard.press('Enter');
        }
        const save = page.getByRole('button', { name: `Save ${names.length} sessions` });
        await expect(save).toBeFocused();
        await page.getByRole('textbox', { name: `Minutes of ${names[1]}`, exact: true }).fill('45');
        await expectNoAxeViolations(page);

        await page.route(GRID, (route) => (isWrite(route.request().method()) ? route.abort() : route.continue()));
        await save.click();
        await expect(page.getByText('The sessions of 1 event are waiting to be sent.').first()).toBeVisible();
        await expect(row(page, names[0]!)).toContainText('RPE 6.5 · 60 min waiting to be sent');
        await page.reload();
        await expect(row(page, names[1]!)).toContainText('RPE 7 · 45 min waiting to be sent');

        // The answer of the first call that arrives gets lost: the queue sends it again, on its own.
        // Its route stands before the one above, which stays: a call between the two routes would not be lost.
        let lost = 0;
        await page.route(GRID, async (route) => {
          if (!isWrite(route.request().method()) || lost > 0) return route.continue();
          lost += 1;
          await page.request.post(route.request().url(), {
            data: route.request().postDataJSON() as object,
            headers: { origin: new URL(page.url()).origin },
          });
          return route.abort();
        });
        await expect.poll(() => lost).toBe(1);
        await expect(row(page, names[0]!)).toContainText('RPE 6.5 · 60 min recorded');
        await expect(page.getByText('waiting to be sent')).toHaveCount(0);
        for (const { id } of [first!, second!, third!]) expect(await sessionsOf(page, id)).toHaveLength(1);
        await page.unrouteAll({ behavior: 'ignoreErrors' });

        await page.goto('/dashboard');
        await expect(page.getByText(/of \d+ answered/)).toBeVisible();
        await expect(toDo).toHaveCount(0);
      },
    );
  });

story(
  'wrong values, a session that exists, and an event that was moved meanwhile',
  SHORT,
  async ({ page, product }) => {
    const squad = product.freshSquad();
    await openAs(page, '/profile', squad.coach);
    const event = await practiceWithoutRpe(page, squad);
    await page.goto(`/attendance/sessions?event=${event.id}`);
    const [first, second] = squad.athletes.map(({ name }) => name);
    await rpeOf(page, first!).fill('11');
    await expect(page.getByText('RPE: 0 to 10 in steps of 0.5')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Correct the marked fields first.')).toBeVisible();
    await expect(rpeOf(page, first!)).toBeFocused();
    await rpeOf(page, first!).fill('6');
    await expect(page.getByText('Correct the marked fields first.')).toHaveCount(0);

    const minutesForAll = page.getByRole('textbox', { name: 'Minutes for all' });
    await minutesForAll.fill('0');
    await expect(minutesForAll).toHaveAccessibleDescription('Minutes: a whole number from 1 to 600');
    await minutesForAll.fill('60');
    await expect(minutesForAll).toHaveAccessibleDescription('Applies to every athlete without own minutes.');

    // Leaving asks before it throws away typed values.
    await page.getByRole('button', { name: 'All events' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(rpeOf(page, first!)).toHaveValue('6');

    // The athlete's own session arrives in between.
    const { id: firstId } = squad.athletes[0]!;
    const { origin } = new URL(page.url());
    await page.request.put('/api/athletes/training-load', {
      data: { entries: [{ athlete_id: firstId, date: event.date, rpe: 3, duration_min: 30 }] },
      headers: { origin },
    });
    await rpeOf(page, second!).fill('8');
    await page.getByRole('button', { name: 'Save 2 sessions' }).click();
    await expect(
      page.getByText('1 session saved. 1 athlete had a session of this event already, which stays as it is.'),
    ).toBeVisible();
    await expect(row(page, first!)).toContainText('RPE 3 · 30 min recorded');

    // The event moves to another day: the server refuses, and the typed values are offered again.
    const third = squad.athletes[2]!.name;
    await rpeOf(page, third).fill('9');
    const moved = await page.request.put(`/api/calendar/list/${event.id}`, {
      data: {
        team_id: squad.teamId,
        date: addDays(event.date, -1),
        event_title: 'Evening practice',
        event_type: 'practice',
        event_time: '06:00',
      },
      headers: { origin },
    });
    expect(moved.ok()).toBe(true);
    await page.getByRole('button', { name: 'Save 1 session' }).click();
    const refused = page.getByRole('alert').filter({ hasText: 'The sessions were not saved' });
    await expect(refused).toContainText('The event may have been moved. What you typed is still here.');
    await page.reload();
    await refused.getByRole('button', { name: 'Correct' }).click();
    await expect(rpeOf(page, third)).toHaveValue('9');
    await page.getByRole('button', { name: 'Save 1 session' }).click();
    await expect(row(page, third)).toContainText('RPE 9 · 60 min recorded');
  },
);
