import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';

interface Day {
  date: string;
  present: number;
  absent: number;
  excused: number;
  records: number;
  rate: number;
}

interface Mark {
  date: string;
  event_id: number;
  team_id: number;
  athlete_id: number;
  status: 'present' | 'absent' | 'excused';
}

interface Athlete {
  athlete_id: number;
  first_name: string;
  last_name: string;
  team_id: number;
  joined_on: string | null;
}

const DAY_MS = 86_400_000;
const daysOn = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
const mondayOf = (date: string) => daysOn(date, -((new Date(date).getUTCDay() + 6) % 7));
/** `Mon, Nov 16, 2026`. */
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(date));
const nameOf = ({ first_name: first, last_name: last }: Athlete) => `${first} ${last}`;

const heatmap = (page: Page): Locator => page.getByRole('table', { name: /^Attendance by day, / });
const legend = (page: Page): Locator => page.getByRole('list', { name: 'Heatmap legend' }).getByRole('listitem');
const rowOf = (page: Page, athlete: Athlete): Locator =>
  page
    .getByRole('table', { name: 'Attendance by athlete' })
    .getByRole('row', { name: new RegExp(`^${nameOf(athlete)} `) });

async function openStatistics(page: Page, search = ''): Promise<void> {
  await openAs(page, `/attendance/stats${search}`);
  await expect(heatmap(page)).toHaveAttribute('aria-busy', 'false');
}

/** As `openStatistics`, on a page that is open already. */
async function goToStatistics(page: Page, search = ''): Promise<void> {
  await visit(page, `/attendance/stats${search}`);
  await expect(heatmap(page)).toHaveAttribute('aria-busy', 'false');
}

async function ask<T>(page: Page, path: string, query: Record<string, string | number>): Promise<T> {
  const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await page.request.get(`${path}?${params.toString()}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()) as T;
}

const athletesOf = (page: Page) => ask<Athlete[]>(page, '/api/athletes/list', {});

/** The screen reader text of each shown day. */
async function shownDays(page: Page): Promise<string[]> {
  await expect(heatmap(page)).toHaveAttribute('aria-busy', 'false');
  return heatmap(page).locator('td > span:first-child').allTextContents();
}

/** The same texts, computed from the server's answer. */
function expectedDays(
  start: string,
  length: number,
  today: string,
  days: readonly Day[],
  sentence: (day: Day) => string,
): string[] {
  return Array.from({ length }, (_, at) => daysOn(start, at)).map((date) => {
    const day = days.find((candidate) => candidate.date === date);
    return date > today ? inWords(date) : `${inWords(date)}: ${day ? sentence(day) : 'No records'}`;
  });
}

const ofAll = ({ rate, present, records, excused }: Day) =>
  `${rate}%, ${present} of ${records} present${excused > 0 ? `, ${excused} excused` : ''}`;
const ofAthlete = ({ present, absent, excused, records }: Day) =>
  `${absent > 0 ? 'Absent' : excused > 0 ? 'Excused' : 'Present'}${records > 1 ? `, ${present} of ${records} present` : ''}`;

story('the heatmap, its export and the register show the server’s marks', SHORT, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/attendance/')) asked.push(new URL(request.url()).pathname);
  });

  await story.step('with the keyboard only: select an athlete, see their days, clear the selection', async () => {
    await openStatistics(page, '?span=month');
    const athlete = (await athletesOf(page))[1]!;
    const today = await coachDay(page);
    await page.getByRole('button', { name: nameOf(athlete), exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `${nameOf(athlete)} Attendance` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`athlete=${athlete.athlete_id}$`));
    await expect(rowOf(page, athlete)).toHaveAttribute('aria-selected', 'true');
    const days = await ask<Day[]>(page, '/api/attendance/days', {
      start: daysOn(today, -29),
      end: today,
      athlete_id: athlete.athlete_id,
    });
    expect(days.length).toBeGreaterThan(0);
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(daysOn(today, -29), 30, today, days, ofAthlete));
    await expect(legend(page)).toHaveText([/Present/, /Absent/, /Excused/, /No Event/]);
    // One request for the figures, one for all days, one for the athlete's days; none per athlete.
    expect(asked.sort()).toEqual(['/api/attendance/days', '/api/attendance/days', '/api/attendance/summary']);

    await page.getByRole('button', { name: 'Clear selection' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Attendance Statistics' })).toBeFocused();
    await expect(page).not.toHaveURL(/athlete=/);
    await expect(legend(page)).toHaveText([/Good Attendance/, /Moderate Attendance/, /Poor Attendance/, /No Event/]);
    await rowOf(page, athlete).getByRole('cell').last().click();
    await expect(page).toHaveURL(/athlete=/);
    await goToStatistics(page, '?athlete=999999');
    await expect(page.getByRole('heading', { name: 'Attendance Statistics' })).toBeVisible();
  });

  await story.step('the heatmap shows all athletes and a team, and pages by 7 or 30 days up to today', async () => {
    await goToStatistics(page);
    const today = await coachDay(page);
    const monday = mondayOf(today);
    const weekOf = (start: string, query = {}) =>
      ask<Day[]>(page, '/api/attendance/days', { start, end: daysOn(start, 6), ...query });
    const week = await weekOf(monday);
    // The page before this one may still be shown.
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(monday, 7, today, week, ofAll));
    await expect(page.getByRole('button', { name: 'Next Week' })).toBeDisabled();

    await page.getByRole('button', { name: 'Previous Week' }).click();
    await expect(page).toHaveURL(new RegExp(`day=${daysOn(today, -7)}`));
    const before = await weekOf(daysOn(monday, -7));
    expect(before.length).toBeGreaterThan(0);
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(daysOn(monday, -7), 7, today, before, ofAll));

    await page.getByRole('combobox', { name: 'Team' }).click();
    await page.getByRole('option', { name: 'Rugby (M)', exact: true }).click();
    await expect(page).toHaveURL(/team=\d+/);
    const team = new URL(page.url()).searchParams.get('team')!;
    const teamWeek = await weekOf(daysOn(monday, -7), { team_id: team });
    expect(teamWeek).not.toEqual(before);
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(daysOn(monday, -7), 7, today, teamWeek, ofAll));

    await page.getByRole('button', { name: 'Next Week' }).click();
    await expect(page).not.toHaveURL(/day=/);
    await expect(page.getByRole('button', { name: 'Next Week' })).toBeDisabled();
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    await expect.poll(async () => (await shownDays(page)).length).toBe(30);
    await expect(page.getByRole('button', { name: 'Next Month' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous Month' }).click();
    const [start, end] = [daysOn(today, -59), daysOn(today, -30)];
    const month = await ask<Day[]>(page, '/api/attendance/days', { start, end, team_id: team });
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(start, 30, today, month, ofAll));
    await page.reload();
    await expect.poll(() => shownDays(page)).toEqual(expectedDays(start, 30, today, month, ofAll));
  });

  await story.step('the exported file holds every stored mark of the period for the shown athletes', async () => {
    await goToStatistics(page, '?span=month&team=1&rows=5');
    const today = await coachDay(page);
    const [start, end] = [daysOn(today, -29), today];
    await expect(page.getByRole('table', { name: 'Attendance by athlete' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next Month' })).toBeDisabled();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`attendance-team-1-${start}-to-${end}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(
      text.startsWith('\uFEFFdate,event_id,event,time,team_id,team,athlete_id,last_name,first_name,status,athlete\r\n'),
    ).toBe(true);
    const marks = await ask<Mark[]>(page, '/api/attendance/range', { start, end, team_id: 1 });
    expect(marks.length).toBeGreaterThan(10);
    // The demo's names have no commas, so lines can be split at commas.
    const lines = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    expect(lines.map((cells) => [cells[0], cells[1], cells[4], cells[6], cells[9]])).toEqual(
      marks.map(({ date, event_id: event, team_id: team, athlete_id: athlete, status }) => [
        date,
        String(event),
        String(team),
        String(athlete),
        status,
      ]),
    );
    const byId = new Map((await athletesOf(page)).map((athlete) => [String(athlete.athlete_id), athlete]));
    for (const cells of lines)
      expect([cells[7], cells[8]]).toEqual([byId.get(cells[6]!)?.last_name, byId.get(cells[6]!)?.first_name]);
  });

  await story.step(
    'the register shows the marks of the period, links back, and prints without the top bar',
    async () => {
      await goToStatistics(page, '?team=1');
      await page.getByRole('button', { name: 'Previous Week' }).click();
      const start = daysOn(mondayOf(await coachDay(page)), -7);
      const period = new RegExp(`start=${start}&end=${daysOn(start, 6)}&team=1`);
      const register = page.getByRole('link', { name: 'Print register' });
      // The address changes before the screen re-renders, and the link follows the rendered screen.
      await expect(register).toHaveAttribute('href', period);
      await register.click();
      await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
      await expect(page).toHaveURL(period);
      const marks = await ask<Mark[]>(page, '/api/attendance/range', { start, end: daysOn(start, 6), team_id: 1 });
      expect(marks.length).toBeGreaterThan(0);
      const athletes = await ask<Athlete[]>(page, '/api/athletes/list', {
        team_id: 1,
        from: start,
        to: daysOn(start, 6),
      });
      const lines = page.getByRole('table').locator('tbody tr');
      await expect(lines).toHaveCount(athletes.length);
      const shown = await lines.evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('th')?.textContent,
          [...row.querySelectorAll('abbr')]
            .map(({ textContent }) => textContent)
            .sort()
            .join(''),
          row.lastElementChild?.textContent,
        ]),
      );
      // Events before somebody joined the team have a dash.
      expect(shown.filter(([, letters]) => letters?.includes('–')).map(([name]) => name)).toEqual(
        athletes.filter(({ joined_on: joined }) => joined !== null && joined > start).map(nameOf),
      );
      expect(shown.map(([name, letters, count]) => [name, letters?.replaceAll('–', ''), count])).toEqual(
        athletes.map((athlete) => {
          const own = marks.filter((mark) => mark.athlete_id === athlete.athlete_id);
          const present = own.filter(({ status }) => status === 'present').length;
          return [
            nameOf(athlete),
            own
              .map(({ status }) => status.charAt(0).toUpperCase())
              .sort()
              .join(''),
            own.length === 0 ? '-' : `${present} of ${own.length}`,
          ];
        }),
      );
      await expectNoAxeViolations(page);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('banner')).toBeHidden();
      for (const hidden of [
        page.getByRole('button', { name: 'Print' }),
        page.getByRole('link', { name: 'Back to statistics' }),
      ])
        await expect(hidden).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Register' })).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );

      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await page.getByRole('link', { name: 'Back to statistics' }).click();
      await expect(page).toHaveURL(`/attendance/stats?team=1&day=${start}`);
    },
  );
});

story(
  'axe finds nothing on weeks and a month, wide and narrow; nothing overflows, buttons are 44 px high',
  async ({ page }) => {
    await openStatistics(page, '?athlete=1&rows=5');
    const panel = page.getByRole('region', { name: 'Attendance by day' });
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const search of ['?athlete=1&rows=5', '?span=month&rows=5', ...(width === 390 ? ['?rows=5'] : [])])
        await story.step(`${search} at ${width} px`, async () => {
          await goToStatistics(page, search);
          const isSelected = search.includes('athlete');
          await expect(page.getByRole('button', { name: 'Clear selection' })).toHaveCount(isSelected ? 1 : 0);
          await expect.poll(async () => (await shownDays(page)).length).toBe(search.includes('month') ? 30 : 7);
          await expect(page.getByRole('table', { name: 'Attendance by athlete' })).toBeVisible();
          await expectNoAxeViolations(page);
        });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      const heights = await panel
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    }
  },
);
