import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { dropResponses } from '../support/held-calls.js';
import type { Squad } from '../support/product.js';
import { expect, openAs, RIVAL, SHORT, story } from '../support/story.js';
import { every, record } from '../support/trends.js';
import { libraryOf } from '../support/workouts.js';

const PAGE = '/workouts/alpha-assist';
const ROUTINE = 'Hip Mobility & Stability Recovery Routine';
/** Four weeks with a session of 300 on every other day: a load of 150 per day. */
const USUAL_LOAD = every(8, 34, 5, 2);
/** Fourteen surveys with a Hooper index of 20. */
const USUAL_SURVEYS = every(7, 20, 5);

const table = (page: Page): Locator => page.getByRole('table', { name: 'Athlete trends' });
/** Waits until the table has exactly these athletes, in this order. */
const expectNames = (page: Page, names: string[]): Promise<void> =>
  expect(page.getByRole('rowheader')).toHaveText(names);
const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page: Page, name: string, column: number): Locator => row(page, name).getByRole('cell').nth(column);

/** The names of the athletes in the order of the page: best first. */
type SquadNames = [best: string, still: string, slow: string, risk: string, silent: string];

/** Opens the page for a squad with one athlete for each of four labels and one without records. */
async function labelledSquad(page: Page, { coach, teamId, athletes }: Squad): Promise<SquadNames> {
  await openAs(page, 'about:blank', coach);
  const [best, risk, still, slow, silent] = athletes;
  await record(page, teamId, best!.id, {
    sessions: [...USUAL_LOAD, ...every(0, 5, 5)],
    surveys: [...USUAL_SURVEYS, ...every(0, 3, 4)],
    sprints: [
      [1, 2],
      [0, 1.9],
    ],
    jumps: [
      [1, 40],
      [0, 45],
    ],
  });
  await record(page, teamId, risk!.id, {
    sessions: [...USUAL_LOAD, ...every(0, 5, 8)],
    surveys: [...USUAL_SURVEYS, ...every(0, 3, 7)],
  });
  await record(page, teamId, still!.id, {
    sessions: [...USUAL_LOAD, ...every(0, 6, 5, 2)],
    surveys: [...USUAL_SURVEYS, ...every(0, 3, 5)],
  });
  await record(page, teamId, slow!.id, {
    sprints: [
      [1, 2],
      [0, 2.13],
    ],
    jumps: [
      [1, 40],
      [0, 40],
    ],
  });
  await page.goto(PAGE);
  await expect(row(page, best!.name)).toContainText('Excellent Progress');
  return [best!.name, still!.name, slow!.name, risk!.name, silent!.name];
}

/** Schedules a library workout for the athlete; answers its name. */
async function schedule(page: Page, name: string, athleteId: number, date: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const made = await page.request.post('/api/workout-library', {
    headers,
    data: { name, exercises: [{ name: 'Squat', sets: 3, reps: 8 }] },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  expect(
    (
      await page.request.post('/api/workout-calendar', {
        headers,
        data: { workout_id: id, scheduled_date: date, athlete_id: athleteId, team_id: null },
      })
    ).status(),
  ).toBe(201);
}

/** The athlete's own scheduled workouts, as date and name. */
async function scheduled(page: Page, athleteId: number): Promise<string[]> {
  const answer = await page.request.get(`/api/workout-calendar?athlete_id=${athleteId}`);
  return ((await answer.json()) as { scheduled_date: string; plan_name: string }[])
    .map(({ scheduled_date: date, plan_name: name }) => `${date} ${name}`)
    .sort();
}

/** The routine in the library of the coach's institution. */
async function routineId(page: Page): Promise<number | undefined> {
  const library = (await (await page.request.get('/api/workout-library')).json()) as { id: number; name: string }[];
  return library.find(({ name }) => name === ROUTINE)?.id;
}

story('the trends of a squad, and the routine added for one athlete', SHORT, async ({ page, product }) => {
  const squad = product.freshSquad();
  const [best, still, slow, risk, silent] = await labelledSquad(page, squad);

  await story.step(
    'figures come from records; labels follow, best first, and athletes without records read "No data"',
    async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alpha Assist: Athlete Trends & Suggestions');
      await expectNames(page, [best, still, slow, risk, silent]);
      // Six sessions of 300 in seven days, compared with 150 per day.
      await expect(cell(page, best, 2)).toHaveText(
        'Training Load 257 AU/day Trend up: more load+71 % vs 4-week average',
      );
      await expect(cell(page, best, 3)).toHaveText(
        'Wellness Hooper 16.0 Trend up: better4.0 better than 4-week average',
      );
      await expect(cell(page, best, 4)).toHaveText('Sprint 1.90 s Trend up: faster5.0 % faster than previous test');
      await expect(cell(page, best, 5)).toHaveText('Vertical 45.0 cm Trend up: higher12.5 % higher than previous test');
      await expect(cell(page, best, 6)).toHaveText('Excellent ProgressVariation 7');
      await expect(cell(page, still, 2)).toContainText('Trend flat: as usual+14 % vs 4-week average');
      await expect(cell(page, still, 6)).toHaveText('StableVariation 0');
      await expect(cell(page, slow, 4)).toHaveText('Sprint 2.13 s Trend down: slower6.5 % slower than previous test');
      await expect(cell(page, slow, 6)).toHaveText('Needs AttentionVariation 3');
      await expect(cell(page, risk, 3)).toHaveText(
        'Wellness Hooper 28.0 Trend down: worse8.0 worse than 4-week average',
      );
      await expect(cell(page, risk, 6)).toHaveText('At RiskVariation 9');
      await expect(row(page, silent).getByText('No data', { exact: true })).toHaveCount(4);
      await expect(cell(page, silent, 6)).toHaveText('MonitorVariation: no data');
    },
  );

  await story.step(
    'with the keyboard: choose an athlete, open the routine, and return to the button that led there',
    async () => {
      const adjust = page.getByRole('button', { name: 'Adjust Workout' });
      await expect(adjust).toBeDisabled();
      await page.getByRole('button', { name: 'Variation' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await expect(page.getByRole('radio', { name: best })).toBeChecked();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: still })).toBeChecked();
      await expect(page.getByRole('radio', { name: still })).toBeFocused();
      await adjust.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: still })).toBeFocused();
      await page.goBack();
      await expect(adjust).toBeFocused();
      await expect(page.getByRole('radio', { name: still })).toBeChecked();
    },
  );

  await story.step(
    "the detail shows the library's routine and its sources; it is added for this athlete only",
    async () => {
      const athlete = squad.athletes[0]!;
      await page.getByText(best, { exact: true }).click();
      await page.getByRole('button', { name: 'Adjust Workout' }).click();
      await expect(page.getByRole('heading', { level: 1, name: best })).toBeVisible();
      await expect(page.getByText('Excellent Progress')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Figures' }).getByRole('listitem')).toHaveCount(4);
      await expect(page.getByRole('region', { name: ROUTINE }).getByRole('listitem')).toHaveCount(10);
      await expect(page.getByText('This routine is the same for every athlete')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Reasoning' }).getByRole('link')).toHaveCount(3);
      await expectNoAxeViolations(page);

      await page.getByRole('button', { name: 'Add to Calendar' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add to Calendar' });
      const today = await coachDay(page);
      await expect(dialog.getByLabel('Select Date')).toHaveValue(today);
      await expect(dialog.getByText('This athlete has no individual workout on that day.')).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Confirm & Add' }).click();
      await expect(page.getByText(new RegExp(`^${ROUTINE} added for ${best} on `))).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await scheduled(page, athlete.id)).toEqual([`${today} ${ROUTINE}`]);
      expect(await scheduled(page, squad.athletes[1]!.id)).toEqual([]);
      await page.getByRole('button', { name: 'Back to Athlete Selection' }).click();
      await expect(page).toHaveURL(`${PAGE}?athlete=${athlete.id}`);
    },
  );

  await story.step('headings sort, search and team filter, and a reload shows the same', async () => {
    await expect(page.getByRole('columnheader', { name: 'Variation' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: 'Variation' }).click();
    await expect(page.getByRole('columnheader', { name: 'Variation' })).toHaveAttribute('aria-sort', 'ascending');
    await expectNames(page, [silent, risk, slow, still, best]);
    await page.getByRole('button', { name: 'Athlete', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Athlete' })).toHaveAttribute('aria-sort', 'ascending');
    await expectNames(
      page,
      squad.athletes.map(({ name }) => name),
    );
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Need: At Risk first' }).click();
    await expect(page).toHaveURL(/sort=need/);
    await expectNames(page, [risk, slow, silent, still, best]);
    await page.getByRole('combobox', { name: 'Team' }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['All', 'Soccer (W)']);
    await page.getByRole('option', { name: 'Soccer (W)' }).click();
    await page.getByPlaceholder('Search athletes...').fill('ada3');
    await expect(page.getByText('1 of 5 athletes')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1 of 5 athletes')).toBeVisible();
    await expectNames(page, [squad.athletes[2]!.name]);
    await page.getByPlaceholder('Search athletes...').fill('nobody');
    await page.getByRole('button', { name: 'Show all athletes' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  });
});

story('the routine beside other workouts, and after coaches changed it', async ({ page, product }) => {
  const squad = product.freshSquad();
  const athlete = squad.athletes[1]!;

  await story.step('an existing workout is named and replaced or kept; a failure keeps the chosen day', async () => {
    await openAs(page, `${PAGE}?athlete=${athlete.id}&adjust=1`, squad.coach);
    await expect(page.getByRole('heading', { level: 1, name: athlete.name })).toBeVisible();
    const today = await coachDay(page);
    await schedule(page, 'Legs "heavy"', athlete.id, today);
    await schedule(page, 'Tempo Run', athlete.id, '2030-05-06');
    await schedule(page, 'Easy Swim', athlete.id, '2030-05-06');

    const open = () => page.getByRole('button', { name: 'Add to Calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to Calendar' });
    await open();
    await expect(dialog.getByText('A workout ("Legs "heavy"") already exists for this athlete on')).toBeVisible();
    await expectNoAxeViolations(page);
    // The workout is stored, but its answer gets lost.
    await dropResponses(page, '**/api/workout-calendar');
    await dialog.getByLabel('Select Date').fill('2030-05-06');
    await dialog.getByRole('radio', { name: 'Replace “Tempo Run”' }).click();
    await expect(
      dialog.getByText(
        'A workout ("Tempo Run") already exists for this athlete on Mon, May 6, 2030. Do you want to replace it?',
      ),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace Workout' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Failed to add workout to calendar' })).toBeVisible();
    await expect(dialog.getByLabel('Select Date')).toHaveValue('2030-05-06');
    await page.unroute('**/api/workout-calendar');
    // The day was fetched again: the replaced workout is gone, and the other one must stay.
    await expect(dialog.getByRole('radio', { name: `Replace “${ROUTINE}”` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace Workout' }).click();
    await expect(
      page.getByText(`${ROUTINE} added for ${athlete.name} on Mon, May 6, 2030, in place of Tempo Run.`),
    ).toBeVisible();
    expect(await scheduled(page, athlete.id)).toEqual([
      `${today} Legs "heavy"`,
      '2030-05-06 Easy Swim',
      `2030-05-06 ${ROUTINE}`,
    ]);

    await open();
    await dialog.getByRole('radio', { name: 'Keep it and add the routine as well' }).click();
    await dialog.getByRole('button', { name: 'Confirm & Add' }).click();
    await expect(dialog).toBeHidden();
    expect(await scheduled(page, athlete.id)).toEqual(
      [`${today} ${ROUTINE}`, `${today} Legs "heavy"`, '2030-05-06 Easy Swim', `2030-05-06 ${ROUTINE}`].sort(),
    );
  });

  await story.step('a notice above the steps says that the routine was edited', async () => {
    const steps = page.getByRole('region', { name: ROUTINE });
    await expect(steps.getByRole('listitem')).toHaveCount(10);
    await expect(steps.getByText('have edited this routine')).toHaveCount(0);
    const edited = { name: ROUTINE, exercises: [{ name: 'Squat', sets: 3, reps: 8 }] };
    expect(
      (
        await page.request.put(`/api/workout-library/${await routineId(page)}`, {
          headers: { origin: new URL(page.url()).origin },
          data: edited,
        })
      ).status(),
    ).toBe(200);
    await page.reload();
    await expect(steps.getByRole('listitem')).toHaveCount(1);
    await expect(steps.getByText('Coaches of your institution have edited this routine.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await story.step('without the routine in the library no steps are shown', async () => {
    expect(
      (
        await page.request.delete(`/api/workout-library/${await routineId(page)}`, {
          headers: { origin: new URL(page.url()).origin },
        })
      ).status(),
    ).toBe(204);
    await page.reload();
    await expect(page.getByText('was deleted or renamed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to Calendar' })).toBeDisabled();
  });

  await story.step('it is restored, once, also when the first attempt fails', async () => {
    const steps = page.getByRole('region', { name: ROUTINE });
    const restore = page.getByRole('button', { name: 'Restore Routine' });
    await page.route('**/api/workout-library/recovery-routine', (route) => route.abort());
    await restore.click();
    await expect(page.getByText('Failed to restore the routine')).toBeVisible();
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await page.unroute('**/api/workout-library/recovery-routine');
    await restore.click();
    await expect(page.getByText('Routine restored.')).toBeVisible();
    await expect(steps.getByRole('listitem')).toHaveCount(10);
    await expect(steps.getByText('Reps: 8 each side').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: ROUTINE })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Add to Calendar' })).toBeEnabled();
    const names = (await libraryOf(page)).map(({ name }) => name);
    expect(names.filter((name) => name === ROUTINE)).toHaveLength(1);
  });
});

story('another coach sees none of it', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, `${PAGE}?athlete=${squad.athletes[0]!.id}&adjust=1&team=${squad.teamId}`, RIVAL);
  await expect(page.getByText('This athlete is not in your teams.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Athlete Selection' }).click();
  await expect(page.getByText('No athletes match your search and filter.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all athletes' }).click();
  await expect(table(page)).toBeVisible();
  for (const { name } of squad.athletes) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});

story('two hundred athletes show at once, and typing stays fast', async ({ page, product }) => {
  const squad = product.freshSquad(200);
  await openAs(page, PAGE, squad.coach);
  // Roles of so many elements take long to compute.
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(200);
  const began = Date.now();
  await page.getByPlaceholder('Search athletes...').pressSequentially('player177');
  await expect(rows).toHaveCount(1);
  expect(Date.now() - began).toBeLessThan(5_000);
  await page.getByText(squad.athletes[176]!.name).click();
  await expect(page.getByRole('button', { name: 'Adjust Workout' })).toBeEnabled();

  // For an athlete far down in the list, chosen by a click on the row, the button is in reach; after Back the row is in
  // sight again.
  await page.getByPlaceholder('Search athletes...').fill('');
  await expect(rows).toHaveCount(200);
  const { name } = squad.athletes[180]!;
  await rows.filter({ hasText: name }).locator('td').nth(3).click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
  for (const at of ['200 athletes', 'Adjust Workout'])
    await expect(page.getByText(at, { exact: true })).toBeInViewport();
  await page.getByRole('button', { name: 'Adjust Workout' }).click();
  await page.getByRole('button', { name: 'Back to Athlete Selection' }).click();
  await expect(rows.filter({ hasText: name })).toBeInViewport();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  story(
    'each athlete is a card with its own headings; nothing scrolls sideways, and the button stays in reach',
    async ({ page, product }) => {
      const [best, , slow] = await labelledSquad(page, product.freshSquad());
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
      await expect(cell(page, best, 4).getByText('Sprint', { exact: true })).toBeVisible();
      const widths = () => page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
      expect(await widths()).toEqual([390, 390]);
      await expectNoAxeViolations(page);
      const rows = () =>
        Promise.all(
          [2, 3, 4, 5].map(async (column) => Math.round((await cell(page, best, column).boundingBox())!.y)),
        ).then((tops) => new Set(tops).size);
      await page.setViewportSize({ width: 320, height: 800 });
      expect([
        await rows(),
        await table(page)
          .locator('.MuiChip-label')
          .evaluateAll((labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length),
      ]).toEqual([2, 0]);
      await page.setViewportSize({ width: 640, height: 800 });
      expect(await rows()).toBe(1);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.getByText(slow, { exact: true }).click();
      await page.getByRole('button', { name: 'Adjust Workout' }).click();
      const title = page.getByRole('heading', { level: 1, name: slow });
      await expect(title).toBeVisible();
      const bar = (await page.getByRole('banner').boundingBox())!;
      for (const shown of [title, page.getByRole('button', { name: 'Back to Athlete Selection' })])
        expect((await shown.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(await widths()).toEqual([390, 390]);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Add to Calendar' }).click();
      await expect(page.getByRole('dialog', { name: 'Add to Calendar' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Add to Calendar' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: slow })).toBeVisible();
    },
  );
});
