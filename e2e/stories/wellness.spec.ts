import type { Locator, Page } from '@playwright/test';
import { expect, openWellness, SHORT, story, visit } from '../support/story.js';
import { chooseAthlete, RATINGS } from '../support/wellness.js';

const weekly = (page: Page): Locator => page.getByRole('region', { name: 'Weekly Wellness' });

story('a coach finds an athlete, pages through their weeks, hides lines and reads tables', SHORT, async ({ page }) => {
  await openWellness(page);
  const options = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
  const previous = page.getByRole('button', { name: 'Previous Week' });
  const next = page.getByRole('button', { name: 'Next Week' });

  await story.step('a coach finds an athlete by team and by name', async () => {
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
  });

  const chart = weekly(page);
  const lines = chart.locator('.apexcharts-line-series .apexcharts-series');

  await story.step('the weeks can be paged and each line hidden, which a reload keeps', async () => {
    const range = chart.getByText(/^\w{3} \d{2}, \d{4}/);
    const newest = await range.innerText();
    await expect(next).toBeDisabled();
    await expect(lines).toHaveCount(1);
    await expect(chart.getByRole('button', { name: 'Hooper Index' })).toHaveAttribute('aria-pressed', 'true');
    await expect(chart.getByText('Hooper Index: higher is worse')).toBeVisible();
    for (const label of RATINGS) await chart.getByRole('button', { name: label }).click();
    await expect(chart.getByText('Ratings: higher is worse')).toBeVisible();
    await expect(lines).toHaveCount(5);
    await chart.getByRole('button', { name: 'Fatigue' }).click();
    await expect(lines).toHaveCount(4);
    await expect(chart.getByRole('button', { name: 'Fatigue' })).toHaveAttribute('aria-pressed', 'false');
    await previous.click();
    await expect(range).not.toHaveText(newest);
    const older = await range.innerText();
    await page.reload();
    await expect(range).toHaveText(older);
    await expect(lines).toHaveCount(4);
    await next.click();
    await expect(range).toHaveText(newest);
    await chart.getByRole('button', { name: 'Fatigue' }).click();
    await expect(lines).toHaveCount(5);

    // To the oldest week from the fourth oldest: the weeks between are paged in the same way.
    const address = new URL(page.url());
    const answer = await page.request.get(`/api/athletes/wellness?athlete_id=${address.searchParams.get('athlete')}`);
    const oldest = Math.ceil(((await answer.json()) as unknown[]).length / 7) - 1;
    expect(oldest).toBeGreaterThan(10);
    address.searchParams.set('page', String(oldest - 3));
    await visit(page, address.href);
    await expect(range).not.toHaveText(newest);
    let presses = 0;
    for (; await previous.isEnabled(); presses += 1) {
      const week = await range.innerText();
      await previous.click();
      await expect(range).not.toHaveText(week);
    }
    expect(presses).toBe(3);
    await expect(next).toBeEnabled();
    await expect(page.locator('.apexcharts-series').first()).toBeVisible();
  });

  await story.step('the lines that a coach has chosen are there again without the address', async () => {
    await visit(page, '/dashboard/wellness');
    await chooseAthlete(page, 2);
    await expect(lines).toHaveCount(5);
  });

  await story.step('the figures can be read as a table', async () => {
    await visit(page, '/dashboard/wellness');
    await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
    await chooseAthlete(page, 3);
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('table').getByRole('row')).toHaveCount(8);
  });

  await story.step('the radar averages the last 7 or 30 entries', async () => {
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
});

story('athletes without data or of another institution', async ({ page }) => {
  await openWellness(page);

  await story.step('an athlete without any data says so and invents nothing', async () => {
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as { athlete_id: number }[];
    let empty: number | null = null;
    for (const { athlete_id: id } of athletes) {
      if (empty !== null) break;
      const entries = (await (await page.request.get(`/api/athletes/wellness?athlete_id=${id}`)).json()) as unknown[];
      if (entries.length === 0) empty = id;
    }
    expect(empty).not.toBeNull();
    await visit(page, `/dashboard/wellness?athlete=${empty}`);
    await expect(page.getByText('No wellness entries yet.')).toHaveCount(2);
    await expect(page.locator('.apexcharts-series')).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit wellness history' }).click();
    await expect(page.getByText('No data available')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await story.step('an athlete of another institution and an unknown one show the same error', async () => {
    for (const id of [1_000_000, 2_000_000]) {
      await visit(page, '/dashboard/wellness');
      await expect(page.getByText(/is not in your teams/)).toHaveCount(0);
      await visit(page, `/dashboard/wellness?athlete=${id}`);
      await expect(page.getByText(/is not in your teams/)).toBeVisible();
    }
  });
});
