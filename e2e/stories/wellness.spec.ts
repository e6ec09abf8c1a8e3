import type { Locator, Page } from '@playwright/test';
import { expect, openWellness, story } from '../support/story.js';
import { chooseAthlete, RATINGS } from '../support/wellness.js';

const weekly = (page: Page): Locator => page.getByRole('region', { name: 'Weekly Wellness' });

story('a coach finds an athlete by team and by name, and pages through the weeks', async ({ page }) => {
  await openWellness(page);
  const options = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  const all = await options.count();
  expect(all).toBeGreaterThanOrEqual(60);

  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.getByRole('option', { name: /^Rugby \(M\)/ }).click();
  await expect(page).toHaveURL(/team=/);
  await expect(options.filter({ hasNotText: 'Rugby (M)' })).toHaveCount(0);
  expect(await options.count()).toBeLessThan(all);

  await page.getByPlaceholder('Search athletes...').fill('no such athlete');
  await expect(page.getByText('No athletes found')).toBeVisible();
  await page.getByPlaceholder('Search athletes...').fill('');
  await chooseAthlete(page, 1);

  const range = weekly(page).getByText(/^\w{3} \d{2}, \d{4}/);
  const newest = await range.innerText();
  await expect(page.getByRole('button', { name: 'Next Week' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous Week' }).click();
  await expect(range).not.toHaveText(newest);
  const older = await range.innerText();
  await page.reload();
  await expect(range).toHaveText(older);
  await page.getByRole('button', { name: 'Next Week' }).click();
  await expect(range).toHaveText(newest);

  while (await page.getByRole('button', { name: 'Previous Week' }).isEnabled()) {
    const week = await range.innerText();
    await page.getByRole('button', { name: 'Previous Week' }).click();
    await expect(range).not.toHaveText(week);
  }
  await expect(page.getByRole('button', { name: 'Next Week' })).toBeEnabled();
  await expect(page.locator('.apexcharts-series').first()).toBeVisible();
});

story('each line can be hidden and shown, and the figures can be read as a table', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 2);
  const chart = weekly(page);
  const lines = chart.locator('.apexcharts-line-series .apexcharts-series');
  await expect(lines).toHaveCount(5);
  for (const label of [...RATINGS, 'Hooper Index'])
    await expect(chart.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
  await chart.getByRole('button', { name: 'Fatigue' }).click();
  await expect(lines).toHaveCount(4);
  await expect(chart.getByRole('button', { name: 'Fatigue' })).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(lines).toHaveCount(4);
  await chart.getByRole('button', { name: 'Fatigue' }).click();
  await expect(lines).toHaveCount(5);

  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(8);
});

story('the radar averages the last 7 or 30 entries', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 3);
  const card = page.locator('section', { has: page.locator('#readiness-title') });
  await expect(card.getByText(/Average of the last 7 entries/)).toBeVisible();
  await card.getByRole('button', { name: '30 Days' }).click();
  await expect(card.getByText(/Average of the last 30 entries/)).toBeVisible();
  await card.getByRole('button', { name: 'Show as table' }).click();

  // The mean calculated from the server's answer.
  const id = new URL(page.url()).searchParams.get('athlete');
  const answer = await page.request.get(`/api/athletes/wellness?athlete_id=${id}`);
  const entries = ((await answer.json()) as { sleep_quality: number | null }[])
    .slice(-30)
    .flatMap(({ sleep_quality: value }) => (value === null ? [] : [value]));
  const mean = entries.reduce((sum, value) => sum + value, 0) / entries.length;
  await expect(card.getByRole('row', { name: /Sleep Quality/ })).toContainText(mean.toFixed(1));
});

story('an athlete without any data says so and invents nothing', async ({ page }) => {
  await openWellness(page);
  const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
  let empty: number | null = null;
  for (const { athlete_id: id } of athletes) {
    const entries = (await (await page.request.get(`/api/athletes/wellness?athlete_id=${id}`)).json()) as unknown[];
    if (entries.length === 0) empty = id;
  }
  expect(empty).not.toBeNull();
  await page.goto(`/dashboard/wellness?athlete=${empty}`);
  await expect(page.getByText('No wellness entries yet.')).toHaveCount(2);
  await expect(page.locator('.apexcharts-series')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit wellness history' }).click();
  await expect(page.getByText('No data available')).toBeVisible();
});

story('an athlete of another institution and an unknown one show the same error', async ({ page }) => {
  await openWellness(page);
  for (const id of [1_000_000, 2_000_000]) {
    await page.goto(`/dashboard/wellness?athlete=${id}`);
    await expect(page.getByText(/is not in your teams/)).toBeVisible();
  }
});
