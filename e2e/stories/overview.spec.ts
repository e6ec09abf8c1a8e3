import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import { card, fetchOverview, findAthlete, fullName, openOverview, OVERVIEW_API } from '../support/overview.js';
import type { Locator } from '@playwright/test';

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

story('without an athlete, with one, with another team, and the links of the cards', SHORT, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().includes('/api/dashboard/overview') ? 1 : 0));
  const athletes = page.getByRole('listbox', { name: 'Athletes' });
  await openOverview(page);

  await story.step(
    'without an athlete: the figures of the teams are those of the API, and every other card asks for an athlete',
    async () => {
      const { total_athletes: total, weekly_attendance: week, upcoming_events: events } = await fetchOverview(page, '');
      await expect(card(page, 'Total Athletes')).toContainText(`${total}Currently Active`);
      await expect(card(page, 'Weekly Attendance')).toContainText(
        week.rate === null
          ? 'No attendance recorded yet this week.'
          : `${week.rate}%${week.attended} of ${week.records} present`,
      );
      const shown = card(page, 'Upcoming Events').getByRole('listitem');
      await expect(shown).toHaveCount(events.length);
      for (const [at, { event_title: title }] of events.entries()) await expect(shown.nth(at)).toContainText(title);
      await expect(page.getByText(/^Select an athlete to see/)).toHaveCount(8);
    },
  );

  await story.step('the drawer can be hidden and shown, and the cards take its room', async () => {
    const widthOf = async (shown: Locator) => Math.round((await shown.boundingBox())?.width ?? 0);
    const width = () => widthOf(card(page, 'Upcoming Events'));
    await expect.poll(() => widthOf(page.getByRole('complementary', { name: 'Athletes' }))).toBe(280);
    const before = await width();
    await page.getByRole('button', { name: 'Hide athletes' }).click();
    await expect(page.getByRole('complementary', { name: 'Athletes' })).toBeHidden();
    await expect.poll(width).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show athletes' }).click();
    await expect(page.getByRole('complementary', { name: 'Athletes' })).toBeVisible();
  });

  await story.step('with the keyboard: hide the drawer, choose an athlete, open the table', async () => {
    await page.getByRole('button', { name: 'Hide athletes' }).press('Enter');
    await page.getByRole('button', { name: 'Show athletes' }).press('Enter');
    await page.getByPlaceholder('Search athletes...').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/athlete=\d+/);
    const trends = card(page, 'Wellness Trends');
    await trends.getByRole('button', { name: 'Show as table' }).press('Enter');
    await expect(trends.getByRole('table')).toBeVisible();
  });

  const chosenByKeyboard = Number(new URL(page.url()).searchParams.get('athlete'));
  // On the 30th the last 30 days are those since the first of the month.
  const areSameDays = (await coachDay(page)).endsWith('-30');
  const usual = await findAthlete(
    page,
    ({ athlete_id: id, wellness, sprint, grip, training_load: load, attendance, completion }) =>
      id !== chosenByKeyboard &&
      (areSameDays || completion.last_30_days.percent !== completion.all_time.percent) &&
      wellness.length === 7 &&
      sprint.change !== null &&
      grip.change !== null &&
      load.length === 28 &&
      attendance.records > 0,
  );
  const address = `/dashboard?athlete=${usual.athlete_id}`;

  await story.step('a chosen athlete: one call, and their figures on every card', async () => {
    calls = 0;
    await athletes.getByRole('option', { name: fullName(usual) }).click();
    await expect(page.getByRole('heading', { name: fullName(usual) })).toBeVisible();
    await expect(page.locator('.apexcharts-series').first()).toBeVisible();
    expect(calls).toBe(1);
    await expect(page).toHaveURL(address);

    await expect(card(page, 'Athlete Info')).toContainText(`Age${usual.age}`);
    await expect(card(page, 'Attendance Summary')).toContainText(
      `${usual.attendance.attended} / ${usual.attendance.records}${usual.attendance.rate}%sessions attended`,
    );
    await expect(card(page, 'Wellness Trends')).toContainText(
      `Hooper Index${usual.wellness.at(-1)?.hooper_index ?? '-'}`,
    );
    await expect(card(page, '10m Sprint Time')).toContainText(`${usual.sprint.latest?.value.toFixed(2)} s`);
    await expect(card(page, 'Grip Strength')).toContainText(`${usual.grip.latest?.value.toFixed(1)} kg`);
    await expect(card(page, 'Weekly Workload')).toContainText(
      `This week so far: ${number(usual.weekly_workload.reduce((sum, { load }) => sum + (load ?? 0), 0))} AU`,
    );
    const load = card(page, 'Training Load');
    await load.getByRole('button', { name: 'Show as table' }).click();
    const newest = usual.training_load.at(-1);
    expect(await load.getByRole('row').last().getByRole('cell').allInnerTexts()).toEqual([
      expect.any(String),
      number(newest?.acute_workload ?? NaN),
      number(newest?.chronic_workload ?? NaN),
    ]);
    expect(calls).toBe(1);
  });

  await story.step('the completion rate: 30 Days or All Time, kept over a reload, without another call', async () => {
    const shown = card(page, 'Wellness Check Completion Rate');
    const text = (period: 'last_30_days' | 'all_time') =>
      `${usual.completion[period].percent}%${usual.completion[period].on_track ? 'On Track' : 'Behind'}`;
    calls = 0;
    await expect(shown).toContainText(text('last_30_days'));
    await shown.getByRole('button', { name: 'All Time' }).click();
    await expect(shown).toContainText(text('all_time'));
    expect(calls).toBe(0);
    await page.reload();
    await expect(shown).toContainText(text('all_time'));
    await expect(shown.getByRole('button', { name: 'All Time' })).toHaveAttribute('aria-pressed', 'true');
    await shown.getByRole('button', { name: '30 Days' }).click();
    await expect(page).toHaveURL(address);
  });

  await story.step('another team: its figures and athletes; an athlete of the previous team is cleared', async () => {
    await page.getByRole('combobox', { name: 'Team' }).click();
    const choice = page.getByRole('option', { name: /^Rugby \(M\) · \d+ athletes$/ });
    const count = /· (\d+)/.exec((await choice.textContent()) ?? '')?.[1];
    await choice.click();
    await expect(page.getByRole('heading', { name: 'Rugby (M)' })).toBeVisible();
    await expect(card(page, 'Total Athletes')).toContainText(`${count}Currently Active`);
    await expect(page.getByRole('heading', { name: 'Select an Athlete' })).toBeVisible();
    await expect(athletes.getByRole('option')).toHaveCount(Number(count));
    await expect(page).toHaveURL('/dashboard?team=3');
    await page.goBack();
    await expect(page).toHaveURL(address);
  });

  await story.step(
    'cards link to their screens with team and athlete, and none to a screen that is not deployed',
    async () => {
      await visit(page, '/dashboard?team=1&athlete=1');
      await expect(card(page, 'Wellness Trends').getByRole('link')).toHaveAttribute('href', /team=1&athlete=1$/);
      const registry = (await (await page.request.get('/registry.json')).json()) as {
        remotes: Record<string, { live: string; releases: Record<string, { pages: { path: string }[] }> }>;
      };
      const pages = Object.values(registry.remotes).flatMap(
        ({ live, releases }) => releases[live]?.pages.map(({ path }) => path) ?? [],
      );
      const links = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(1);
      for (const link of links) {
        expect(pages).toContain(link.split('?')[0]);
        expect(link.split('?')[1]).toBe('team=1&athlete=1');
      }
      await card(page, 'Wellness Trends').getByRole('link', { name: 'Open Wellness' }).click();
      await expect(page).toHaveURL('/dashboard/wellness?team=1&athlete=1');
      await expect(page.getByRole('heading', { name: 'Wellness Metrics' })).toBeVisible();
    },
  );
});

story('other athletes: while one loads, one without data, a new one and an injured one', async ({ page }) => {
  await openOverview(page, '?athlete=1');

  await story.step(
    'while the next athlete loads, the previous figures are dimmed under the previous name',
    async () => {
      const { athlete: first } = await fetchOverview(page, 'athlete_id=1');
      const { athlete: second } = await fetchOverview(page, 'athlete_id=2');
      if (!first || !second) throw new Error('two athletes are needed');
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(OVERVIEW_API, async (route) => {
        await held;
        await route.continue();
      });
      await page
        .getByRole('listbox', { name: 'Athletes' })
        .getByRole('option', { name: fullName(second) })
        .click();
      const dimmed = page.locator('[aria-busy="true"]');
      await expect(dimmed).toContainText(fullName(first));
      await expect(dimmed).not.toContainText(fullName(second));
      await expect(page.getByRole('progressbar', { name: 'Loading overview...' })).toBeVisible();
      release();
      await expect(page.getByRole('heading', { name: fullName(second) })).toBeVisible();
      await expect(card(page, 'Attendance Summary')).toContainText(
        `${second.attendance.attended} / ${second.attendance.records}`,
      );
      await expect(dimmed).toHaveCount(0);
    },
  );

  await story.step('an athlete without data, a new one and an injured one', async () => {
    const unknown = await findAthlete(
      page,
      ({ wellness, training_load: load, sprint }) =>
        wellness.length === 0 && load.length === 0 && sprint.latest === null,
    );
    await visit(page, `/dashboard?athlete=${unknown.athlete_id}`);
    await expect(card(page, 'Wellness Trends')).toContainText('No wellness entries yet.');
    for (const title of ['Training Load', 'Weekly Workload'])
      await expect(card(page, title)).toContainText('No training sessions recorded yet.');
    await expect(card(page, '10m Sprint Time')).toContainText('No sprint tests recorded yet.');
    await expect(card(page, 'Grip Strength')).toContainText('No grip tests recorded yet.');
    await expect(page.locator('.apexcharts-canvas')).toHaveCount(0);

    const fresh = await findAthlete(page, ({ training_load: load }) => load.length > 0 && load.length < 7);
    await visit(page, `/dashboard?athlete=${fresh.athlete_id}`);
    await expect(card(page, 'Training Load')).toContainText(
      `building baseline, ${fresh.training_load.at(-1)?.history_days} of 28 days`,
    );
    await expect(card(page, 'Training Load')).toContainText('Chronic, building baseline');

    const hurt = await findAthlete(page, ({ injury_body_part: part }) => part !== null);
    await visit(page, `/dashboard?athlete=${hurt.athlete_id}`);
    await expect(card(page, 'Athlete Info')).toContainText(`Injury: ${hurt.injury_body_part}`);
  });

  await story.step('axe finds nothing in an injured athlete’s overview', async () => {
    await expect(page.locator('.apexcharts-series').first()).toBeVisible();
    await expect(page.getByText('Loading chart...')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

story('a failed call and an athlete without access show an error, and the list stays usable', async ({ page }) => {
  await story.step('a failed call shows an error, and Try again loads the figures', async () => {
    await page.route(OVERVIEW_API, (route) => route.abort());
    await openAs(page, '/dashboard');
    await expect(page.getByText('Failed to load athletes. Please try again.')).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first()).toBeVisible();
    await page.unroute(OVERVIEW_API);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Currently Active')).toBeVisible();
  });

  await story.step('an athlete without access shows an error, and another can be chosen', async () => {
    await visit(page, '/dashboard?athlete=987654321');
    await expect(page.getByText('This team or athlete is not in your teams. It may have been deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all teams' })).toBeVisible();
    await expect(page.getByText('Currently Active')).toHaveCount(0);
    await page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').first().click();
    await expect(page.getByText('Currently Active')).toBeVisible();
  });
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  story(
    'the list opens over the cards, choosing closes it, and nothing is wider than a screen of 390 or 320 px',
    async ({ page }) => {
      await openOverview(page);
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, '/dashboard');
        await page.getByRole('button', { name: 'Choose athlete' }).tap();
        const sheet = page.getByRole('dialog', { name: 'Athletes' });
        await sheet.getByRole('option', { name: 'Featherstonehaugh-Villanueva' }).tap();
        await expect(sheet).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Change athlete' })).toBeFocused();
        await expect(page.getByRole('heading', { name: /Featherstonehaugh-Villanueva/ })).toBeInViewport();
        await expect(page.locator('.apexcharts-series').first()).toBeVisible();
        expect(await page.evaluate(() => window.innerWidth)).toBe(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const low = await page
          .getByRole('main')
          .locator('button, a[href]')
          .evaluateAll((all) =>
            all.filter((item) => item.getBoundingClientRect().height < 44).map((item) => item.textContent),
          );
        expect(low).toEqual([]);
      }
    },
  );
});
