import type { Locator, Page } from '@playwright/test';
import { athleteIdByName } from '../support/athletes.js';
import { delayableRendering } from '../support/delayed-rendering.js';
import { expect, openAs, OWN_BROWSER, SHORT, story, visit } from '../support/story.js';
import { rowsOf } from '../support/wellness.js';

const CHARTS = { 'Session RPE': 'srpe', Workload: 'workload', Monotony: 'monotony', Strain: 'strain' } as const;
const TITLES = ['Session RPE', 'Acute & Chronic Workload', 'Training Monotony', 'Training Strain'];
const ALL = `charts=${Object.values(CHARTS).join(',')}`;
const LOAD_API = '**/api/athletes/training-load*';

interface Session {
  date: string;
  acute_workload: number;
  training_strain: number | null;
}

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
/** The drawings of the charts that can be chosen; the card of planned load is always there. */
const chosenCharts = (page: Page): Locator =>
  page.getByRole('region', { name: new RegExp(`^(${TITLES.join('|')})$`) }).locator('.apexcharts-canvas');
const plain = (value: number | null): string => (value ?? NaN).toLocaleString('en-US', { maximumFractionDigits: 2 });

async function sessionsOf(page: Page, athlete: number): Promise<Session[]> {
  return (await (await page.request.get(`/api/athletes/training-load?athlete_id=${athlete}`)).json()) as Session[];
}

/** Signed in, with the charts of the athlete of that name drawn. */
async function openLoad(page: Page, name: string, search = ''): Promise<number> {
  await openAs(page, '/dashboard/srpe');
  const athlete = await athleteIdByName(page, name);
  await visit(page, `/dashboard/srpe?athlete=${athlete}&${search}`);
  await expect(page.locator('.apexcharts-series').first()).toBeVisible();
  return athlete;
}

/** In pixels. */
const heightOf = async (drawn: Locator): Promise<number | undefined> => (await drawn.first().boundingBox())?.height;

async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit training load history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Session RPE' });
  await expect(dialog.getByRole('button', { name: 'Add entry' })).toBeVisible();
  return dialog;
}

async function typeSession(place: Locator, rpe: string, minutes: string): Promise<void> {
  await place.getByLabel('RPE', { exact: true }).fill(rpe);
  await place.getByLabel('Duration (min)', { exact: true }).fill(minutes);
}

story(
  'a coach chooses charts and pages them together; the address keeps both, and another search clears the athlete',
  SHORT,
  async ({ page }) => {
    const rendering = await delayableRendering(page);
    await openAs(page, '/dashboard/srpe');
    await expect(page.getByRole('heading', { name: "Selected Athlete's Metrics" })).toBeVisible();
    await expect(page.getByText('Select an athlete to view their metrics.')).toBeVisible();
    await page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').nth(0).click();

    const drawn = chosenCharts(page);
    await expect(drawn).toHaveCount(1);
    const whole = (await card(page, 'Session RPE').boundingBox())!.width;
    expect(await heightOf(drawn)).toBe(400);
    // Charts that are chosen faster than they are drawn all appear.
    await rendering.hold();
    for (const name of ['Workload', 'Monotony', 'Strain'])
      await page.getByRole('button', { name, exact: true }).click();
    await rendering.release();
    await expect(drawn).toHaveCount(4);
    for (const title of TITLES) expect((await card(page, title).boundingBox())!.width).toBeLessThan(whole / 2);
    expect(await heightOf(drawn)).toBe(300);

    const week = page.getByText(/^Week \d+ of \d+$/);
    const newest = await week.innerText();
    await expect(page.getByRole('button', { name: 'Next Week' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous Week' }).click();
    await expect(week).not.toHaveText(newest);
    const older = await week.innerText();
    await page.reload();
    await expect(drawn).toHaveCount(4);
    await expect(week).toHaveText(older);
    for (const title of TITLES) {
      await card(page, title).getByRole('button', { name: 'Show as table' }).click();
      await expect(card(page, title).getByRole('table').getByRole('row')).toHaveCount(8);
    }

    for (const name of Object.keys(CHARTS)) await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('Choose at least one chart to show.')).toBeVisible();
    await page.getByPlaceholder('Search athletes...').fill('a');
    await expect(page.getByText('Select an athlete to view their metrics.')).toBeVisible();
    await expect(page).not.toHaveURL(/athlete=|page=/);
  },
);

story(
  'a session whose answer got lost is stored once, and changes the figures of later days without a reload',
  async ({ page }) => {
    const athlete = await openLoad(page, "Dmitri O'Connor", ALL);
    await card(page, 'Training Strain').getByRole('button', { name: 'Show as table' }).click();
    const before = await sessionsOf(page, athlete);
    const newest = card(page, 'Training Strain').getByRole('row').last();
    await expect(newest).toContainText(plain(before.at(-1)!.training_strain));

    const dialog = await openHistory(page);
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    const form = dialog.getByRole('region', { name: 'Add entry' });
    await form.getByLabel('Date').fill(before.at(-2)!.date);
    await typeSession(form, '9,5', '120');
    await page.route(LOAD_API, async (route) => {
      if (route.request().method() === 'PUT') await route.fetch();
      await route.abort();
    });
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(page.getByText('Failed to update SRPE data').first()).toBeVisible();
    await page.unroute(LOAD_API);
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(dialog.getByText(`${before.length + 1} records`)).toBeVisible();

    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const after = await sessionsOf(page, athlete);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)!.acute_workload).toBeGreaterThan(before.at(-1)!.acute_workload);
    await expect(newest).toContainText(plain(after.at(-1)!.training_strain));
  },
);

story(
  'an invalid value keeps the row in edit mode, with the server’s sentence when the server refuses; an edit and a delete show a message',
  OWN_BROWSER,
  async ({ page }) => {
    await openLoad(page, 'Xavier Park');
    // With a fast clock this screen accepts a date that is in the future for the server.
    await page.clock.setFixedTime('2099-06-01T12:00:00Z');
    const dialog = await openHistory(page);
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    const form = dialog.getByRole('region', { name: 'Add entry' });
    await form.getByLabel('Date').fill('2099-05-31');
    await typeSession(form, '6', '60');
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(form.getByRole('alert')).toContainText('future');
    await expect(form.getByLabel('RPE', { exact: true })).toHaveValue('6');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard Changes' }).click();

    const row = rowsOf(dialog).first();
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeSession(row, '6.3', '601');
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(row.getByText('Must be a number from 0 to 10 in steps of 0.5.')).toBeVisible();
    await expect(row.getByText('Must be a whole number from 1 to 600 (minutes).')).toBeVisible();
    await typeSession(row, '0', '45');
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect(row).toContainText('45');

    const count = Number((await dialog.getByText(/^\d+ records$/).innerText()).split(' ')[0]);
    await row.getByRole('button', { name: 'Delete record' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete record' })
      .getByRole('button', { name: 'Delete record' })
      .click();
    await expect(page.getByText('Record deleted')).toBeVisible();
    await expect(dialog.getByText(`${count - 1} records`)).toBeVisible();
  },
);

story(
  'two coaches edit the same session: the second one sees both values and chooses, also when it was deleted',
  async ({ page, context }) => {
    await openLoad(page, 'Chloé Patel');
    const dialog = await openHistory(page);
    const row = rowsOf(dialog).first();
    const otherPage = await context.newPage();
    await openLoad(otherPage, 'Chloé Patel');
    const otherDialog = await openHistory(otherPage);
    const otherRow = rowsOf(otherDialog).first();

    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeSession(row, '2', '61');
    await otherRow.getByRole('button', { name: 'Edit record' }).click();
    await typeSession(otherRow, '7', '62');
    await otherRow.getByRole('button', { name: 'Save changes' }).click();
    await expect(otherPage.getByText('Changes saved successfully!')).toBeVisible();
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('RPE: theirs 7, yours 2')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(row).toContainText('61');

    // The address keeps the open dialog.
    await otherPage.reload();
    await expect(otherRow).toContainText('61');
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeSession(row, '3', '63');
    await otherRow.getByRole('button', { name: 'Delete record' }).click();
    await otherPage
      .getByRole('alertdialog', { name: 'Delete record' })
      .getByRole('button', { name: 'Delete record' })
      .click();
    await expect(otherPage.getByText('Record deleted')).toBeVisible();
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText(/Someone else deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add it again' }).click();
    await expect(row).toContainText('63');
  },
);

story('without sessions, and after failed calls, each card says so', async ({ page }) => {
  await openAs(page, '/dashboard/srpe');

  await story.step('without sessions each card says so, and the first one can be added', async () => {
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
    let empty: number | undefined;
    for (const { athlete_id: id } of athletes)
      if (empty === undefined && (await sessionsOf(page, id)).length === 0) empty = id;
    expect(empty).toBeDefined();
    await visit(page, `/dashboard/srpe?athlete=${empty}&${ALL}`);
    await expect(page.getByText('No training sessions recorded yet.')).toHaveCount(4);
    const dialog = await openHistory(page);
    await expect(dialog.getByText('No data available')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add entry' })).toBeEnabled();
  });

  await story.step('each failed call shows its error, and one Try again loads all cards', async () => {
    const athlete = await athleteIdByName(page, 'Kwame Abara');
    const list = '**/api/athletes/list*';
    for (const call of [LOAD_API, list]) await page.route(call, (route) => route.abort());
    await page.goto(`/dashboard/srpe?athlete=${athlete}&${ALL}`);
    await expect(page.getByText('An error occurred')).toHaveCount(4, { timeout: 15_000 });
    // The list of athletes is asked for again by itself, too; only after that has failed it waits for the coach.
    const picker = page.getByRole('alert').filter({ hasText: 'Error: Failed to load athletes' });
    await expect(picker).toBeVisible({ timeout: 15_000 });
    await page.unroute(list);
    await picker.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option', { name: 'Kwame Abara' })).toBeVisible();
    await page.unroute(LOAD_API);
    await card(page, 'Training Monotony').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('An error occurred')).toHaveCount(0);
    await expect(chosenCharts(page)).toHaveCount(4);
  });
});
