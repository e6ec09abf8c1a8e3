import type { Locator, Page } from '@playwright/test';
import { athleteIdByName } from '../support/athletes.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import { rowsOf } from '../support/wellness.js';

const GRIP = 'Grip Strength (kg)';
const SPRINT = '10m Sprint Times (seconds)';
const JUMP = 'Vertical jump (cm)';
const TESTS_API = '/api/athletes/fatigue-indicators';

interface Test {
  id: number;
  recorded_at: string;
  grip_strength_kg: number | null;
  dash_10m_time: number | null;
  vertical_jump_cm: number | null;
  version: number;
}

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
/** The measured values of the table; the next column is the usual range. */
const values = (page: Page, title: string): Promise<string[]> =>
  card(page, title).locator('tbody td:first-of-type').allInnerTexts();
/** The highest label of a chart's axis. */
const topOf = (page: Page, title: string): Locator =>
  card(page, title).locator('.apexcharts-yaxis-label tspan').first();

/** Shows the charts of the basketball player of that name: no recording writes to that team. */
async function showPlayer(page: Page, name: string): Promise<{ id: number; tests: Test[] }> {
  const id = await athleteIdByName(page, name);
  await visit(page, `/dashboard/apex?athlete=${id}`);
  await expect(page).toHaveURL(`/dashboard/apex?athlete=${id}`);
  await expect(page.getByRole('option', { selected: true })).toContainText(name);
  await expect(card(page, JUMP).locator('.apexcharts-bar-series .apexcharts-series')).toBeVisible();
  return { id, tests: await testsOf(page, id) };
}

async function testsOf(page: Page, id: number): Promise<Test[]> {
  return (await (await page.request.get(`${TESTS_API}?athlete_id=${id}`)).json()) as Test[];
}

/** Counts in the page how many shapes a bar or line had: an animated one has many. */
function watchShapes(): void {
  const shapes = new Map<Node, Set<string | null>>();
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if ((target as Element).closest('.apexcharts-series'))
        shapes.set(target, (shapes.get(target) ?? new Set()).add((target as Element).getAttribute('d')));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['d'] });
  Object.assign(window, { mostShapes: () => Math.max(0, ...[...shapes.values()].map(({ size }) => size)) });
}

const mostShapes = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { mostShapes: () => number }).mostShapes());

async function openHistory(page: Page, button: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: title });
}

story(
  'an athlete’s tests five at a time, their week against the 4-week average, and the tasks of the day',
  SHORT,
  async ({ page }) => {
    await page.addInitScript(watchShapes);
    await openAs(page, '/dashboard/apex');
    await expect(page.getByRole('heading', { name: 'Performance Metrics' })).toBeVisible();
    await expect(page.getByText('Select an athlete to view their performance metrics.')).toBeVisible();
    const { id, tests } = await showPlayer(page, 'Callum Dubois');
    for (const title of ['Total Distance', 'High-Speed Running', 'Sprint Distance'])
      await expect(page.getByRole('region', { name: 'Objective Data' })).toContainText(
        `${title}Unavailable – Coming Soon`,
      );

    for (const [title, field, decimals] of [
      [GRIP, 'grip_strength_kg', 1],
      [SPRINT, 'dash_10m_time', 2],
      [JUMP, 'vertical_jump_cm', 1],
    ] as const) {
      const stored = tests.flatMap(({ [field]: value }) => (value === null ? [] : [value]));
      const shown = (part: number[]) =>
        part.map((value) => (Math.round((value + 1e-9) * 10 ** decimals) / 10 ** decimals).toFixed(decimals));
      const weeks = Math.ceil(stored.length / 5);
      await card(page, title).getByRole('button', { name: 'Show as table' }).click();
      expect(await values(page, title)).toEqual(shown(stored.slice(-5)));
      await expect(card(page, title).getByText(`Week ${weeks} of ${weeks}`)).toBeVisible();
      await expect(card(page, title).getByRole('button', { name: 'Next Week' })).toBeDisabled();
      await card(page, title).getByRole('button', { name: 'Previous Week' }).click();
      await expect(card(page, title).getByText(`Week ${weeks - 1} of ${weeks}`)).toBeVisible();
      expect(await values(page, title)).toEqual(shown(stored.slice(-10, -5)));
    }
    await expect(page).toHaveURL(/grip=1&sprint=1&jump=1/);
    expect(await mostShapes(page)).toBeGreaterThan(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(topOf(page, SPRINT)).toHaveText('2.1');
    await expect(card(page, SPRINT).getByText(/^Week/)).not.toHaveText(/^Week (\d+) of \1$/);

    const { weekly_workload: week, daily_tasks: tasks } = (await (
      await page.request.get(`/api/dashboard/performance?athlete_id=${id}&today=${await coachDay(page)}`)
    ).json()) as {
      weekly_workload: { load: number | null; four_week_mean: number | null }[];
      daily_tasks: { done: boolean }[];
    };
    const total = week.reduce((sum, { load }) => sum + (load ?? 0), 0);
    await expect(card(page, 'Weekly Workload')).toContainText(
      `This week so far: ${total.toLocaleString('en-US')} AU (RPE × minutes). By the end of today, the 4-week average is `,
    );
    await expect(card(page, 'Weekly Workload').locator('.apexcharts-bar-goals-markers line')).toHaveCount(week.length);
    expect([await mostShapes(page), await page.evaluate(() => document.getAnimations().length)]).toEqual([1, 0]);
    const done = tasks.filter((task) => task.done).length;
    await page.getByRole('button', { name: `Today’s tasks, ${done} of ${tasks.length} done` }).click();
    const dialog = page.getByRole('dialog', { name: 'Today’s tasks' });
    await expect(
      dialog.getByRole('list', { name: 'Tasks' }).getByRole('listitem').filter({ hasText: 'Done' }),
    ).toHaveCount(done);
    await expect(
      dialog.getByRole('img', { name: `Completed ${done}, remaining ${tasks.length - done}.` }),
    ).toBeVisible();
  },
);

story('a test is edited and deleted, also while another coach edits it', SHORT, async ({ page }) => {
  await openAs(page, '/dashboard/apex');

  await story.step('a test is edited with a comma and deleted, and the charts update without a reload', async () => {
    const { tests } = await showPlayer(page, 'Gabriel Eriksen');
    const grips = tests.filter(({ grip_strength_kg: value }) => value !== null);
    const dialog = await openHistory(page, 'Edit grip strength history', 'Edit Grip Strength');
    await expect(dialog.getByText(`${grips.length} records`)).toBeVisible();
    const row = rowsOf(dialog).first();
    await row.getByRole('button', { name: 'Edit record' }).click();
    await expect(row.getByLabel(GRIP)).toHaveValue(String(grips.at(-1)?.grip_strength_kg));
    for (const wrong of ['0', '100,1', 'strong']) {
      await row.getByLabel(GRIP).fill(wrong);
      await row.getByRole('button', { name: 'Save changes' }).click();
      await expect(row.getByText('Must be a number above 0 and up to 100 (kg).')).toBeVisible();
      await expect(row.getByLabel(GRIP)).toHaveValue(wrong);
    }
    await row.getByLabel(GRIP).fill('81,25');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(row).toContainText('81.3');

    const remove = async () => {
      await rowsOf(dialog).nth(1).getByRole('button', { name: 'Delete record' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete record' }).click();
    };
    await page.route(`**${TESTS_API}/*`, (route) => route.abort());
    await remove();
    await expect(page.getByText('Failed to delete record')).toBeVisible();
    await expect(dialog.getByText(`${grips.length} records`)).toBeVisible();
    await page.unroute(`**${TESTS_API}/*`);
    await remove();
    await expect(page.getByText('Record deleted')).toBeVisible();
    await expect(dialog.getByText(`${grips.length - 1} records`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(topOf(page, GRIP)).toHaveText('100');
    await card(page, GRIP).getByRole('button', { name: 'Show as table' }).click();
    expect((await values(page, GRIP)).at(-1)).toBe('81.3');
    await expect(card(page, GRIP).getByRole('row')).toHaveCount(6);
  });

  await story.step('two coaches edit one test: both values are shown, and typed values are kept', async () => {
    const { id, tests } = await showPlayer(page, 'Rafael Fernández');
    const sprints = tests.filter(({ dash_10m_time: value }) => value !== null);
    const [before, newest] = [sprints.at(-2)!, sprints.at(-1)!];
    const headers = { origin: new URL(page.url()).origin };
    const field = '10m Sprint Time (s)';
    const dialog = await openHistory(page, 'Edit sprint time history', 'Edit 10m Sprint Time');
    const row = rowsOf(dialog).first();
    await row.getByRole('button', { name: 'Edit record' }).click();
    await row.getByLabel(field).fill('1.755');
    expect(
      (
        await page.request.put(TESTS_API, {
          headers,
          data: { athlete_id: id, entries: [{ id: newest.id, dash_10m_time: 1.9, version: newest.version }] },
        })
      ).status(),
    ).toBe(200);
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText(`${field}: theirs 1.9, yours 1.755`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(row).toContainText('1.76');
    expect((await testsOf(page, id)).find((test) => test.id === newest.id)).toMatchObject({
      dash_10m_time: 1.755,
      version: newest.version + 2,
    });

    const second = rowsOf(dialog).nth(1);
    await second.getByRole('button', { name: 'Edit record' }).click();
    await second.getByLabel(field).fill('1.8');
    expect((await page.request.delete(`${TESTS_API}/${before.id}`, { headers })).status()).toBe(204);
    await second.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText(/^Someone else deleted the record/)).toBeVisible();
    await expect(second.getByLabel(field)).toHaveValue('1.8');
  });
});

story('an athlete without data, and failed calls', async ({ page }) => {
  await openAs(page, '/dashboard/apex');
  const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
  const answersNothing = async (path: string, id: number) =>
    ((await (await page.request.get(`/api/athletes/${path}?athlete_id=${id}`)).json()) as unknown[]).length === 0;
  let empty = 0;
  for (const { athlete_id: id } of athletes)
    if (empty === 0 && (await answersNothing('fatigue-indicators', id)) && (await answersNothing('training-load', id)))
      empty = id;
  await visit(page, `/dashboard/apex?athlete=${empty}`);
  for (const text of [
    'No grip strength data available',
    'No dash time data available',
    'No vertical jump data available',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await expect(card(page, 'Weekly Workload')).toContainText('No training sessions recorded yet.');
  await expect(page.getByRole('button', { name: 'Today’s tasks, 0 of 4 done' })).toBeVisible();
  await expect(page.locator('.apexcharts-bar-series .apexcharts-series')).toHaveCount(0);

  for (const path of [`**${TESTS_API}?*`, '**/api/dashboard/performance?*'])
    await page.route(path, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Failed to load performance data');
  await page.unroute(`**${TESTS_API}?*`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No dash time data available')).toBeVisible();
  await expect(card(page, 'Weekly Workload').getByRole('alert')).toContainText('Failed to load performance data');
  await page.unroute('**/api/dashboard/performance?*');
  await card(page, 'Weekly Workload').getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Weekly Workload')).toContainText('No training sessions recorded yet.');
});
