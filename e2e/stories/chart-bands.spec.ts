import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, openWellness, story, visit } from '../support/story.js';
import { chooseAthlete, RATINGS } from '../support/wellness.js';

const PHONE = { width: 390, height: 844 };
const weekly = (page: Page): Locator => page.getByRole('region', { name: 'Weekly Wellness' });
const toggle = (place: Page | Locator, name: string) =>
  place.getByRole('group', { name: 'Chart view' }).getByRole('button', { name });
const bands = (place: Page | Locator) => place.locator('.apexcharts-rangeArea-series .apexcharts-series');

story('a coach sees an athlete beside the team and beside the usual range', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 1);
  const chart = weekly(page);
  const legend = chart.getByRole('list', { name: 'Bands' });

  await story.step('both bands are drawn, explained and in the table', async () => {
    await expect(toggle(chart, 'Team')).toHaveAttribute('aria-pressed', 'false');
    await expect(bands(chart)).toHaveCount(1);
    await toggle(chart, 'Team').click();
    await expect(bands(chart)).toHaveCount(2);
    await expect(legend).toContainText(/Team, Hooper Index: mean ± standard deviation of \d+/);
    await expect(legend).toContainText('at least ±2 points');
    await expect(
      chart.getByRole('img', { name: /^Weekly Wellness\..* Team mean ± SD: [\d.]+ ± [\d.]+, \d+ athletes\./ }),
    ).toBeVisible();
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('columnheader', { name: 'Team mean ± SD' })).toBeVisible();
    await expect(chart.getByRole('cell', { name: /^[\d.]+ to [\d.]+$/ }).first()).toBeVisible();
    await chart.getByRole('button', { name: 'Show as chart' }).click();
    await expectNoAxeViolations(page);
  });

  await story.step('the band without its line says what it needs, and a choice survives a reload', async () => {
    for (const label of RATINGS) await chart.getByRole('button', { name: label }).click();
    await chart.getByRole('button', { name: 'Hooper Index' }).click();
    await expect(chart.getByText('The team’s band needs the Hooper Index, or a single line.')).toBeVisible();
    await expect(bands(chart)).toHaveCount(0);
    await chart.getByRole('button', { name: 'Hooper Index' }).click();
    await toggle(chart, 'Team').press('Enter');
    await expect(page).toHaveURL(/bands=usual/);
    await page.reload();
    await expect(bands(chart)).toHaveCount(1);
  });

  await story.step('by day has a place for every day, and zoom the scale of the values', async () => {
    const address = new URL(page.url());
    const id = address.searchParams.get('athlete');
    const entries = (await (await page.request.get(`/api/athletes/wellness?athlete_id=${id}`)).json()) as {
      date: string;
    }[];
    const days = entries.slice(-7).map(({ date }) => Date.parse(date) / 86_400_000);
    const span = (days.at(-1) ?? 0) - (days[0] ?? 0) + 1;
    await toggle(chart, 'By day').click();
    await toggle(chart, 'Zoom').click();
    await expect(page).toHaveURL(/by-day=1.*zoom=1|zoom=1.*by-day=1/);
    await expect(chart.getByText('Zoomed: the axis does not start at 0.')).toBeVisible();
    await chart.getByRole('button', { name: 'Show as table' }).click();
    await expect(chart.getByRole('table').getByRole('row')).toHaveCount(span + 1);
  });
});

story('loads and tests stand beside the team, and a failed comparison leaves the chart', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 1);
  const id = new URL(page.url()).searchParams.get('athlete');

  await story.step('every load chart has the team’s band', async () => {
    await visit(page, `/dashboard/srpe?athlete=${id}&charts=srpe,workload,monotony,strain`);
    await expect(bands(page)).toHaveCount(4);
    await expect(page.getByText(/Team, Acute \(7 days\): mean ± standard deviation/)).toBeVisible();
    await toggle(page, 'Zoom').click();
    await expect(page.getByText(/^Zoomed: the axis (does not|still) starts? at 0/)).toHaveCount(4);
    await expectNoAxeViolations(page);
  });

  await story.step('the newest test is within or beyond the usual variation, with its figure', async () => {
    await visit(page, `/dashboard/apex?athlete=${id}&by-day=1&zoom=1`);
    await expect(bands(page)).toHaveCount(6);
    await expect(page.getByText(/Newest test: (Within|Beyond) usual variation \(±[\d.]+ kg\)/)).toBeVisible();
    await expect(page.getByText(/Typical error [\d.]+ s, /)).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await story.step('a failed comparison says so, and can be tried again', async () => {
    await page.route('**/api/dashboard/team-comparison/**', (route) => route.abort());
    await page.goto(`/dashboard/wellness?athlete=${id}&bands=team&hide=none`);
    await expect(weekly(page).getByRole('alert')).toBeVisible();
    await expect(page.locator('.apexcharts-line-series .apexcharts-series')).toHaveCount(5);
    await page.unroute('**/api/dashboard/team-comparison/**');
    await weekly(page).getByRole('button', { name: 'Try again' }).click();
    await expect(bands(page)).toHaveCount(1);
  });

  await story.step('on a phone the team is off until it is chosen, and its values are not read', async () => {
    let reads = 0;
    page.on('request', (request) => (reads += request.url().includes('team-comparison') ? 1 : 0));
    await page.setViewportSize(PHONE);
    await visit(page, `/dashboard/wellness?athlete=${id}&bands=usual`);
    await expect(bands(page)).toHaveCount(1);
    await expect(toggle(page, 'Team')).toHaveAttribute('aria-pressed', 'false');
    expect(reads).toBe(0);
    await toggle(page, 'Team').click();
    await expect(bands(page)).toHaveCount(2);
    await expectNoAxeViolations(page);
  });
});
