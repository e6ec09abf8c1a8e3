import { coachDay, longDay } from '../support/coach-day.js';
import { holdCalls } from '../support/held-calls.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import { addWorkout, schedule, SQUAT } from '../support/workouts.js';

story("the sheet's links keep the plan as it was left, and it waits for the team's name", async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, '/profile', squad.coach);
  const today = await coachDay(page);
  const { id } = await addWorkout(page);
  await schedule(page, { workout_id: id, scheduled_date: today, team_id: squad.teamId });

  await story.step(
    "the sheet's link and Back lead to the plan as it was left, with month and roster filters",
    async () => {
      await visit(page, `/workouts?team=${squad.teamId}`);
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

  await story.step('a sheet cannot be printed before its name is loaded', async () => {
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
});

story('a day is printed on one page', SHORT, async ({ page, product }) => {
  const squad = product.freshSquad();
  await openAs(page, '/profile', squad.coach);
  const today = await coachDay(page);
  const dayAfter = (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  // Each of the days has the workouts of the day before, and more.
  const days = [
    { day: dayAfter(0), rowsOfAdded: [8] },
    { day: dayAfter(1), rowsOfAdded: [14] },
    { day: dayAfter(2), rowsOfAdded: [20, 20] },
  ];
  const planned: number[] = [];
  for (const { day, rowsOfAdded } of days) {
    for (const rows of rowsOfAdded) {
      const { id } = await addWorkout(page, {
        name: `Part ${planned.length + 1} of ${rows}`,
        exercises: Array.from({ length: rows }, (_, row) => ({
          ...SQUAT,
          name: `Exercise with a longer name ${row + 1}`,
          superset_with_next: row % 2 === 0,
        })),
      });
      planned.push(id);
    }
    for (const id of planned) await schedule(page, { workout_id: id, scheduled_date: day, team_id: squad.teamId });
  }
  for (const [at, { day }] of days.entries()) {
    await visit(page, `/workouts/print?team=${squad.teamId}&day=${day}`);
    await expect(page.getByRole('heading', { level: 1, name: longDay(day) })).toBeVisible();
    await expect(page.getByRole('main').getByRole('region', { name: /^Part / })).toHaveCount([1, 2, 4][at]!);
    await expect(page.getByText('Soccer (W)', { exact: true }).first()).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length).toBe(1);
  }
  await page.getByRole('link', { name: 'Back to the plan' }).click();
  await expect(page.getByRole('list', { name: /^Workouts on/ }).locator('> li')).toHaveCount(4);
});
