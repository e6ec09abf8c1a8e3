import type { Page } from '@playwright/test';
import { coachDay, longDay } from '../support/coach-day.js';
import type { Product, Squad } from '../support/product.js';
import { holdCalls } from '../support/held-calls.js';
import { expect, openAs, story } from '../support/story.js';
import { addWorkout, schedule, SQUAT } from '../support/workouts.js';

/** Signs in, with a workout for the team today. */
async function withPlan(page: Page, product: Product): Promise<{ squad: Squad; today: string }> {
  const squad = product.freshSquad();
  await openAs(page, '/profile', squad.coach);
  const today = await coachDay(page);
  const { id } = await addWorkout(page);
  await schedule(page, { workout_id: id, scheduled_date: today, team_id: squad.teamId });
  return { squad, today };
}

story(
  "the sheet's link and Back lead to the plan as it was left, with month and roster filters",
  async ({ page, product }) => {
    const { squad } = await withPlan(page, product);
    await page.goto(`/workouts?team=${squad.teamId}`);
    const roster = page.getByRole('region', { name: 'Athletes' });
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Regular' }).click();
    await page.getByPlaceholder('Search athletes...').fill(squad.athletes[1]!.name);
    await expect(roster.getByRole('row')).toHaveCount(2);
    const left = page.url();
    expect(left).toMatch(/month=.*status=Regular.*q=/);
    for (const wayBack of [() => page.getByRole('link', { name: 'Back to the plan' }).click(), () => page.goBack()]) {
      await page.getByRole('link', { name: 'Print' }).click();
      await expect(page.getByText('Soccer (W)', { exact: true }).first()).toBeVisible();
      await wayBack();
      await expect(page).toHaveURL(left);
      await expect(roster.getByRole('row')).toHaveCount(2);
      await expect(page.getByPlaceholder('Search athletes...')).toHaveValue(squad.athletes[1]!.name);
      // The day is two months before the shown month.
      await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(0);
    }
  },
);

story('a sheet cannot be printed before its name is loaded', async ({ page, product }) => {
  const { squad, today } = await withPlan(page, product);
  const release = await holdCalls(page, 'GET', '**/api/teams/with-athletes');
  await page.goto(`/workouts/print?team=${squad.teamId}&day=${today}`);
  const print = page.getByRole('button', { name: 'Print' });
  await expect(page.getByRole('region', { name: 'Legs' })).toBeVisible();
  await expect(print).toBeDisabled();
  await expect(print).toHaveAccessibleDescription('Loading the team’s name for the sheet...');
  await release('continue');
  await expect(page.getByText('Soccer (W)', { exact: true }).first()).toBeVisible();
  await expect(print).toBeEnabled();
});

story('a day is printed on one page', async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, '/workouts', squad.coach);
  const today = await coachDay(page);
  const pages = async (workouts: number, rows: number) => {
    for (let at = 0; at < workouts; at += 1) {
      const { id } = await addWorkout(page, {
        name: `Part ${at + 1} of ${rows}`,
        exercises: Array.from({ length: rows }, (_, row) => ({
          ...SQUAT,
          name: `Exercise with a longer name ${row + 1}`,
          superset_with_next: row % 2 === 0,
        })),
      });
      await schedule(page, { workout_id: id, scheduled_date: today, team_id: squad.teamId });
    }
    await page.goto(`/workouts/print?team=${squad.teamId}&day=${today}`);
    await expect(page.getByRole('heading', { level: 1, name: longDay(today) })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page[^s]/g)?.length;
  };
  expect(await pages(1, 8)).toBe(1);
  await expect(page.getByText('Soccer (W)', { exact: true }).first()).toBeVisible();
  expect(await pages(1, 14)).toBe(1);
  expect(await pages(2, 20)).toBe(1);
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(page.getByRole('list', { name: /^Workouts on/ }).locator('> li')).toHaveCount(4);
});
