import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, RIVAL, SHORT, story, visit } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';

interface Summary {
  athlete_id: number;
  present: number;
  records: number;
  rate: number | null;
  last7: ('present' | 'absent' | 'excused' | null)[];
}

const statusOf = (rate: number | null) => (rate === null ? '' : rate >= 90 ? 'Good' : rate >= 80 ? 'Warning' : 'Poor');
const ATTENDANCE = ['**/api/attendance/summary*', '**/api/attendance/days*'];
/** A search for “a” also finds “á”. Whether an athlete with only such a letter is Good depends on the day. */
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const table = (page: Page): Locator => page.getByRole('table', { name: 'Attendance by athlete' });
const rows = (page: Page): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

async function openStatistics(page: Page, search = '', coach?: typeof RIVAL): Promise<void> {
  await openAs(page, `/attendance/stats${search}`, coach);
  await expect(page.getByRole('heading', { name: 'Attendance Statistics' })).toBeVisible();
}

/** The table's rows, computed from the server's figures. */
async function expectedRows(page: Page): Promise<string[][]> {
  const summaries = (await (
    await page.request.get(`/api/attendance/summary?today=${await coachDay(page)}`)
  ).json()) as Summary[];
  const athletes = (await (await page.request.get('/api/athletes/list')).json()) as {
    athlete_id: number;
    first_name: string;
    last_name: string;
    sport: string;
  }[];
  return athletes.map(({ athlete_id: id, first_name: first, last_name: last, sport }) => {
    const { rate, present, records, last7 } = summaries.find((summary) => summary.athlete_id === id)!;
    const week = last7
      .flatMap((status, day) =>
        status === null ? [] : [`${['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][day]} ${status}`],
      )
      .join(', ');
    return [
      `${first} ${last}`,
      sport,
      week === '' ? 'No records this week' : `This week: ${week}`,
      rate === null ? '-' : `${rate}% ${present} of ${records}`,
      statusOf(rate),
    ];
  });
}

async function shownRows(page: Page): Promise<string[][]> {
  await expect(rows(page).first()).toBeVisible();
  return rows(page).evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll('th, td')].map(
        (cell) => cell.querySelector('[role="img"]')?.getAttribute('aria-label') ?? cell.textContent ?? '',
      ),
    ),
  );
}

async function choose(page: Page, select: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: select }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

story('the statistics show the server’s figures, filtered by the address or the keyboard', SHORT, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/attendance')) asked.push(request.url());
  });
  let expected: string[][] = [];

  await story.step('the table shows the figures for all athletes over all pages, with one request', async () => {
    await openStatistics(page, '?rows=25');
    expected = await expectedRows(page);
    expect(expected.length).toBeGreaterThanOrEqual(60);
    const shown = await shownRows(page);
    const next = page.getByRole('button', { name: 'Go to next page' });
    while (await next.isEnabled()) {
      // textContent, like `toHaveText`: innerText has line breaks, so the comparison would never wait.
      const first = (await rows(page).first().textContent()) ?? '';
      await next.click();
      await expect(rows(page).first()).not.toHaveText(first);
      shown.push(...(await shownRows(page)));
    }
    expect(shown).toEqual(expected);
    for (const status of ['Good', 'Warning', 'Poor', '']) expect(expected.some((row) => row[4] === status)).toBe(true);
    // One request for the table and one for the days, none per athlete.
    expect(asked).toHaveLength(2);
  });

  await story.step('with the keyboard alone: choose a status, search, turn the page', async () => {
    await visit(page, '/attendance/stats');
    await expect(rows(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: 'Team' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=good/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('a');
    await expect(page).toHaveURL(/q=a/);
    // The address changes before the page re-renders, and a row that disappears would take the focus with it.
    const found = expected.filter(
      ([name, sport, , , status]) => status === 'Good' && /a/i.test(withoutAccents(`${name} ${sport}`)),
    );
    await expect(page.getByText(`1–10 of ${found.length}`)).toBeVisible();
    for (const heading of ['Athlete', 'Team', 'Attendance Rate']) {
      await page.keyboard.press('Tab');
      await expect(table(page).getByRole('button', { name: heading, exact: true })).toBeFocused();
    }
    // Each row has a button that selects its athlete.
    await page.keyboard.press('Tab');
    await expect(rows(page).first().getByRole('button')).toBeFocused();
    await rows(page).last().getByRole('button').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: /Rows per page/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Go to next page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=1/);
  });

  await story.step(
    'filters, search, page and rows survive a reload, and a filter goes back to the first page',
    async () => {
      await visit(page, '/attendance/stats');
      await expect(page.getByText(`1–10 of ${expected.length}`)).toBeVisible();
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await choose(page, 'Rows per page:', '5');
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await expect(page).toHaveURL(/rows=5/);
      const second = expected.slice(5, 10);
      await expect(page.getByText(`6–10 of ${expected.length}`)).toBeVisible();
      expect(await shownRows(page)).toEqual(second);
      await page.reload();
      await expect(page.getByText(`6–10 of ${expected.length}`)).toBeVisible();
      expect(await shownRows(page)).toEqual(second);

      await choose(page, 'Team', 'Rugby (M)');
      await choose(page, 'Status', 'Good');
      await choose(page, 'Rows per page:', '50');
      const good = expected.filter((row) => row[1] === 'Rugby (M)' && row[4] === 'Good');
      await expect(page.getByText(`1–${good.length} of ${good.length}`)).toBeVisible();
      expect(await shownRows(page)).toEqual(good);

      await page.getByPlaceholder('Search athletes...').fill(good[0]![0]!.toUpperCase());
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      expect(await shownRows(page)).toEqual([good[0]]);
      await page.getByPlaceholder('Search athletes...').fill('no such athlete');
      await expect(page.getByText('No athletes found')).toBeVisible();
    },
  );
});

story('each coach sees only their own athletes, and without athletes a message', async ({ page, product }) => {
  await story.step('another coach sees only their own athletes', async () => {
    await openStatistics(page, '?rows=50', RIVAL);
    const expected = await expectedRows(page);
    expect(expected).toHaveLength(20);
    await expect(rows(page)).toHaveCount(20);
    expect(await shownRows(page)).toEqual(expected);
  });

  await story.step('a coach without athletes sees a message', async () => {
    await openStatistics(page, '', product.freshCoach());
    await expect(page.getByText('No athletes found')).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

story('failed requests show an error without figures, and Try again repeats them', async ({ page }) => {
  const days = page.getByRole('region', { name: 'Attendance by day' });
  const heatmap = days.getByRole('table', { name: /^Attendance by day, / });
  for (const url of ATTENDANCE) await page.route(url, (route) => route.abort());
  await openStatistics(page);
  await expect(page.getByText('Failed to load attendance')).toHaveCount(2);
  await expect(days.getByText('Failed to load attendance')).toBeVisible();
  await expect(heatmap).toHaveCount(0);
  await expect(table(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  for (const url of ATTENDANCE) await page.unroute(url);
  await days.getByRole('button', { name: 'Try again' }).click();
  await expect(heatmap).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(10);

  await page.route('**/api/athletes/list*', (route) => route.abort());
  await page.route('**/api/teams/with-athletes', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to load athletes')).toBeVisible();
  await page.unroute('**/api/athletes/list*');
  await page
    .getByRole('alert')
    .filter({ hasText: 'Failed to load athletes' })
    .getByRole('button', { name: 'Try again' })
    .click();
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Team' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All Teams',
    'Soccer',
    'Tennis',
    'Basketball',
    'Baseball',
    'Hockey',
  ]);
  await page.getByRole('option', { name: 'Basketball' }).click();
  await expect(rows(page).filter({ hasNotText: 'Basketball (M)' })).toHaveCount(0);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  story('the statistics are cards: nothing overflows or overlaps, and targets are 44 px high', async ({ page }) => {
    await openStatistics(page, '?rows=50');
    await expect(rows(page)).toHaveCount(50);
    for (const width of [390, 320])
      await story.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const clashes = await rows(page).evaluateAll((lines) =>
          lines.flatMap((line) => {
            const parts = [...line.querySelectorAll('th, td')].map((cell) => ({
              text: cell.textContent,
              box: (cell.querySelector('[role="img"]') ?? cell).getBoundingClientRect(),
            }));
            const row = line.getBoundingClientRect();
            const outside = parts.filter(
              ({ box }) => box.width > 0 && (box.left < row.left - 1 || box.right > row.right + 1),
            );
            const covered = parts.filter(({ box: a }, at) =>
              parts.some(
                ({ box: b }, other) =>
                  other > at &&
                  a.right > b.left + 1 &&
                  b.right > a.left + 1 &&
                  a.bottom > b.top + 1 &&
                  b.bottom > a.top + 1,
              ),
            );
            return [...outside, ...covered].map(({ text }) => text);
          }),
        );
        expect(clashes).toEqual([]);
        for (const target of [
          page.getByRole('button', { name: 'Go to next page' }),
          page.getByRole('combobox', { name: /Rows per page/ }),
          ...(await page.getByRole('search').locator('.MuiInputBase-root').all()),
        ])
          await expectTouchTarget(target);
        await expect(table(page).getByRole('columnheader', { name: 'Attendance Rate' })).toHaveCount(1);
      });
  });
});
