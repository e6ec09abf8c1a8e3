import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { pdfPages } from '../support/pdf-text.js';
import { fetchBoard, FOOT, nameOf, squadTable } from '../support/squad.js';
import { expect, openAs, OWN_BROWSER, SHORT_OWN_BROWSER, story } from '../support/story.js';

// The demo's answers end with the day in UTC, and the board is about the coach's.
story.use({ timezoneId: 'UTC' });

const WIDTHS = [1366, 1280, 1024, 900, 390, 360];

story('no board is wider than its page, and a laptop keeps the table', async ({ page }) => {
  for (const address of ['/dashboard', '/dashboard/squad', '/dashboard/squad/history']) {
    await openAs(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByText(FOOT)).toBeVisible();
      // The history becomes cards by a script, a moment after the width has changed.
      await expect.poll(() => overflow(page), `${address} at ${width}`).toEqual({ page: 0, cells: [] });
      if (address.endsWith('history')) continue;
      const isTable = width >= 1280 || (width === 1024 && address === '/dashboard/squad');
      // The order is chosen in the heads of a table, and in a list above cards.
      await expect(squadTable(page).getByRole('button', { name: 'How they feel', exact: true })).toBeVisible({
        visible: isTable,
      });
      await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible({ visible: !isTable });
    }
    await expectNoAxeViolations(page);
  }
});

/** How many pixels the page is too wide, and the cells of the board that cut their content. */
function overflow(page: Page): Promise<{ page: number; cells: string[] }> {
  return page.evaluate(() => ({
    page: document.documentElement.scrollWidth - innerWidth,
    cells: [...document.querySelectorAll('table[aria-label="Squad"] :is(td, th)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  }));
}

story('a team of thirty is printed on one page', SHORT_OWN_BROWSER, async ({ page, product }) => {
  const squad = product.freshSquad(30);
  await openAs(page, '/dashboard/squad', squad.coach);
  await expect(page.getByText(FOOT)).toBeVisible();
  const [sheet = '', ...more] = await printed(page);
  expect(more).toEqual([]);
  expect(squad.athletes.filter(({ name }) => !sheet.includes(name))).toEqual([]);
});

story('a printed board names team and day, and repeats its heads', OWN_BROWSER, async ({ page }) => {
  await openAs(page, '/dashboard/squad');
  const { athletes } = await fetchBoard(page);
  await expect(page.getByText(FOOT)).toBeVisible();
  const [first = '', second = ''] = await printed(page);
  const day = new Date(await coachDay(page)).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(first).toContain('Squad · All Teams');
  expect(first).toMatch(new RegExp(`Today, \\w{3}, ${day}`));
  expect(first).toContain(`${nameOf(athletes[0]!)}${athletes[0]!.team.name}`);
  for (const head of ['Athlete', 'Can train', 'Answered', 'How they feel', 'Why and what'])
    expect(second).toContain(head);
});

story('a sheet from the dark theme is black on white, without notes', OWN_BROWSER, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, '/dashboard/squad');
  const { athletes } = await fetchBoard(page);
  const decided = athletes.find(({ decision }) => decision?.note);
  await expect(squadTable(page)).toContainText(decided?.decision?.note ?? 'no decision');
  const sheet = (await printed(page)).join('');
  expect(sheet).toContain('Monitor until');
  expect(sheet).not.toContain('Sleeps badly');

  await page.emulateMedia({ media: 'print' });
  const colors = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      title: style('h1').color,
      value: style('td.hooper .value:not(.look, .talk)').color,
      name: style('td.name button').color,
      chip: style('.chip').color,
      head: style('th.load').color,
      adjust: style('td.hooper .value:not(.look, .talk)').printColorAdjust,
      marked: style('td.hooper .value:is(.look, .talk)').printColorAdjust,
    };
  });
  const black = 'rgb(0, 0, 0)';
  expect(colors).toEqual({
    title: black,
    value: black,
    name: black,
    chip: black,
    head: black,
    adjust: 'economy',
    marked: 'exact',
  });
});

async function printed(page: Page): Promise<string[]> {
  return pdfPages(await page.pdf({ preferCSSPageSize: true }));
}
