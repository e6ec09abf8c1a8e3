import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay, longDay } from '../support/coach-day.js';
import type { Product, Squad } from '../support/product.js';
import { expect, openAs, OWN_BROWSER, SHORT, signIn, story, visit } from '../support/story.js';
import { DESK } from '../support/worker-browser.js';
import { addWorkout, editorOf, PAUSE, PLANK, schedule, scheduledOf, SQUAT, write } from '../support/workouts.js';

const day = (page: Page) => page.getByRole('region', { name: /^[A-Z][a-z]+ \d+, \d{4}$/ });
const items = (page: Page) => page.getByRole('list', { name: /^Workouts on/ }).locator('> li');

interface Planned {
  squad: Squad;
  today: string;
  /** Schedules the team's workout, `Legs`, for today. */
  scheduleLegs: () => Promise<unknown>;
}

/** As the signed-in coach of the squad: a workout for the team and one for its first athlete today. */
async function createPlan(page: Page, squad: Squad): Promise<Planned> {
  const today = await coachDay(page);
  const legs = await addWorkout(page, {
    exercises: [
      { ...SQUAT, superset_with_next: true },
      { ...SQUAT, name: 'Box Jump', sets: 1, coach_notes: null },
      PAUSE,
      PLANK,
    ],
  });
  const own = await addWorkout(page, { name: 'Rehab', exercises: [PLANK] });
  const scheduleLegs = () => schedule(page, { workout_id: legs.id, scheduled_date: today, team_id: squad.teamId });
  await scheduleLegs();
  await schedule(page, { workout_id: own.id, scheduled_date: today, athlete_id: squad.athletes[0]!.id });
  return { squad, today, scheduleLegs };
}

/** Signs in and opens the plan of a team, with a workout for the team and one for its first athlete today. */
async function openPlan(page: Page, product: Product): Promise<Planned> {
  const squad = product.freshSquad();
  await openAs(page, '/profile', squad.coach);
  const planned = await createPlan(page, squad);
  await visit(page, `/workouts?team=${squad.teamId}`);
  await expect(items(page)).toHaveCount(1);
  return planned;
}

story('a coach chooses a team, pages its plan, and finds each tab as it was left', SHORT, async ({ page, product }) => {
  const squad = product.freshSquad();

  await story.step('a failure to load teams is shown, and no teams are invented', async () => {
    await page.route('**/api/teams/with-athletes', (route) => route.abort());
    await openAs(page, '/workouts', squad.coach);
    await expect(page.getByText('Failed to load teams. Please try again.')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('combobox', { name: 'Team' }).first()).toBeDisabled();
    await page.unroute('**/api/teams/with-athletes');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Team' }).first()).toBeEnabled();
  });

  const { today } = await createPlan(page, squad);

  await story.step('a coach chooses a team and sees its plan', async () => {
    await expect(page.getByText('Please select a team to view and edit the workout plan.')).toBeVisible();
    const select = page.getByRole('combobox', { name: 'Team' }).first();
    await expect(select).toHaveText('Select a team...');
    await select.click();
    await expect(page.getByRole('option', { name: 'Select a team...' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('option', { name: 'Soccer (W)' }).click();
    await expect(page).toHaveURL(`/workouts?team=${squad.teamId}`);
    await expect(day(page).getByRole('heading', { level: 2 })).toHaveText(longDay(today));
    await expect(items(page)).toHaveCount(1);
    const rows = items(page).getByRole('list', { name: 'Exercises' }).getByRole('listitem');
    await expect(rows.nth(0)).toHaveText('SupersetBack SquatREPS4 sets × 6 repsRest between sets: 2m 0sDeep.');
    await expect(rows.nth(1)).toHaveText('Box JumpREPS1 set × 6 repsRest between sets: 2m 0s');
    await expect(rows.nth(2)).toHaveText('Rest · 1m 30s');
    await expect(rows.nth(3)).toHaveText('Front PlankTIME3 sets × 45s per set');
    await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveAccessibleName(/1 workout/);
    // Shown as initials, read out as whole names.
    await expect(page.getByRole('grid').getByRole('columnheader')).toHaveText([
      'MMonday',
      'TTuesday',
      'WWednesday',
      'TThursday',
      'FFriday',
      'SSaturday',
      'SSunday',
    ]);
  });

  await story.step('day and month change independently, and Back and a reload keep them', async () => {
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(day(page)).toContainText('No workout for this day.');
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(items(page)).toHaveCount(1);
    const shown = page.getByText(/^[A-Z][a-z]+ \d{4}$/);
    // Two months on, because the next month's grid can contain days of this month.
    for (const _press of [1, 2]) {
      const before = await shown.innerText();
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(shown).not.toHaveText(before);
    }
    await expect(day(page).getByRole('heading', { level: 2 })).toHaveText(longDay(today));
    await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(0);
    const month = await shown.innerText();
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(day(page).getByRole('heading', { level: 2 })).not.toHaveText(longDay(today));
    await expect(shown).toHaveText(month);
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(day(page).getByRole('heading', { level: 2 })).toHaveText(longDay(today));
    await page.reload();
    await expect(items(page)).toHaveCount(1);
    await expect(shown).toHaveText(month);
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(1);
  });

  await story.step('each tab opens as it was left, but not for the next coach', async () => {
    const tab = (name: string) => page.getByRole('navigation', { name: 'Workouts' }).getByRole('link', { name });
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(day(page).getByRole('heading', { level: 2 })).not.toHaveText(longDay(today));
    const plan = new URL(page.url()).search;
    expect(plan).toContain(`team=${squad.teamId}`);
    await tab('Workout Library').click();
    await page.getByRole('searchbox', { name: 'Search workouts' }).fill('reh');
    await expect(page.getByRole('heading', { name: 'Legs' })).toHaveCount(0);
    await tab('Team Workouts').click();
    await expect(page).toHaveURL(`/workouts${plan}`);
    await expect(day(page)).toContainText('No workout for this day.');
    await tab('Workout Library').click();
    await expect(page.getByRole('searchbox', { name: 'Search workouts' })).toHaveValue('reh');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await signIn(page, product.freshCoach());
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Workouts' }).click();
    await expect(tab('Workout Library')).toHaveAttribute('href', '/workout-library');
  });
});

story('the plan fits on phones, and an athlete of the roster opens their own plan', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const { squad } = await openPlan(page, product);

  for (const width of [390, 320])
    await story.step(`on a phone of ${width} px nothing is wider than the screen`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
      await expect(page.getByRole('region', { name: 'Athletes' }).getByRole('row')).toHaveCount(6);
      expect(await page.evaluate(() => window.innerWidth)).toBe(width);
      expect(await isTooWide()).toBe(false);
      await page.getByRole('button', { name: 'Notes for Back Squat' }).click();
      const notes = page.getByRole('dialog', { name: 'Back Squat' });
      await expect(notes).toBeVisible();
      expect(await isTooWide()).toBe(false);
      await page.keyboard.press('Escape');
      await expect(notes).toHaveCount(0);
    });
  await page.setViewportSize(DESK.viewport);

  await story.step("an athlete of the roster opens their own plan, and a button returns to the team's", async () => {
    const [ada, , third] = squad.athletes;
    const roster = page.getByRole('region', { name: 'Athletes' });
    await expect(roster.getByRole('row')).toHaveCount(6);
    await roster.getByRole('button', { name: ada!.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ada!.name);
    await expect(items(page).getByRole('heading')).toHaveText(['Rehab']);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team Workouts');
    await page.goForward();
    await page.getByRole('button', { name: 'Show Team Calendar' }).click();
    await expect(items(page).getByRole('heading')).toHaveText(['Legs']);

    await write(page, 'put', '/api/athletes/wellness', {
      entries: [
        {
          athlete_id: third!.id,
          date: await coachDay(page),
          sleep_quality: 3,
          fatigue: 3,
          muscle_soreness: 3,
          stress: 3,
          injury_body_part: 'Knee',
          injury_severity: 6,
        },
      ],
    });
    await page.reload();
    await expect(roster.getByRole('row', { name: third!.name })).toContainText('Injury: Knee (Severity: 6)');
    await expect(roster.getByText('Regular')).toHaveCount(4);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Injury' }).click();
    await expect(roster.getByRole('row')).toHaveCount(2);
    await page.getByPlaceholder('Search athletes...').fill('nobody');
    await expect(page.getByText('No athletes found')).toBeVisible();
  });
});

story(
  'what fails or another coach changes while a scheduled workout is edited or deleted',
  SHORT,
  async ({ page, product }) => {
    const { squad, scheduleLegs } = await openPlan(page, product);
    const editor = editorOf(page);

    await story.step('a failed update keeps the draft; a failed delete brings the workout back', async () => {
      await page.getByRole('button', { name: 'Edit Legs' }).click();
      await editor.getByLabel('Workout Title').fill('Typed');
      await page.route('**/api/workout-calendar/*', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort(),
      );
      await editor.getByRole('button', { name: 'Update' }).click();
      await expect(editor.getByRole('alert')).toHaveText(/Failed to update workout\s*You seem to be offline\./);
      await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
      await editor.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard Changes' }).click();
      await expect(editor).toHaveCount(0);

      await page.getByRole('button', { name: 'Delete Legs' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete Scheduled Workout' });
      await expect(question).toContainText('Are you sure you want to delete this scheduled workout from the calendar?');
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Failed to delete scheduled workout. You seem to be offline.')).toBeVisible();
      await expect(items(page)).toHaveCount(1);
      await page.unroute('**/api/workout-calendar/*');
      await page.getByRole('button', { name: 'Delete Legs' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Scheduled workout deleted successfully')).toBeVisible();
      await expect(day(page)).toContainText('No workout for this day.');
      await expect(day(page).getByRole('heading', { level: 2 })).toBeFocused();
    });

    await scheduleLegs();
    await page.reload();

    await story.step('a scheduled workout is edited while another coach changes it', async () => {
      await page.getByRole('button', { name: 'Edit Legs' }).click();
      await expect(editor.getByLabel('Duration of Front Plank', { exact: true })).toHaveValue('45s');
      await editor.getByLabel('Duration of Front Plank', { exact: true }).fill('0');
      await expect(editor.getByText('Duration required')).toBeVisible();
      await expect(editor.getByRole('button', { name: 'Update' })).toBeDisabled();
      await editor.getByLabel('Duration of Front Plank', { exact: true }).fill('1.5m');
      await editor.getByLabel('Workout Title').fill('Legs, longer');
      await editor.getByRole('button', { name: 'Update' }).click();
      await expect(page.getByText('Workout saved successfully')).toBeVisible();
      await expect(items(page)).toContainText('3 sets × 1m 30s per set');
      const [stored] = await scheduledOf(page, `?team_id=${squad.teamId}`);
      expect(stored).toMatchObject({ plan_name: 'Legs, longer', version: 2 });
      // The library workout does not change.
      const library = (await (await page.request.get('/api/workout-library')).json()) as { name: string }[];
      expect(library.map(({ name }) => name)).toContain('Legs');

      await page.getByRole('button', { name: 'Edit Legs, longer' }).click();
      await editor.getByLabel('Workout Title').fill('Mine');
      await write(page, 'put', `/api/workout-calendar/${stored!.workout_uid}`, {
        plan_name: 'Theirs',
        exercises: [{ name: 'Jump' }],
      });
      await editor.getByRole('button', { name: 'Update' }).click();
      await expect(editor.getByRole('alert')).toContainText('Title: theirs Theirs; yours Mine');
      await editor.getByRole('button', { name: 'Take theirs' }).click();
      await expect(editor.getByLabel('Workout Title')).toHaveValue('Theirs');
      await editor.getByRole('button', { name: 'Cancel' }).click();
      await expect(items(page).getByRole('heading')).toHaveText(['Theirs']);

      await page.getByRole('button', { name: 'Edit Theirs' }).click();
      await editor.getByLabel('Workout Title').fill('Kept');
      await write(page, 'delete', `/api/workout-calendar/${stored!.id}`);
      await editor.getByRole('button', { name: 'Update' }).click();
      await editor.getByRole('button', { name: 'Save as a library workout' }).click();
      await expect(editor).toHaveCount(0);
      await expect(day(page)).toContainText('No workout for this day.');
      expect(
        ((await (await page.request.get('/api/workout-library')).json()) as { name: string }[]).map(({ name }) => name),
      ).toContain('Kept');
    });
  },
);

story(
  'nothing typed is lost when an athlete leaves the roster while their workout is edited',
  OWN_BROWSER,
  async ({ page, product }) => {
    await page.clock.install();
    const { squad } = await openPlan(page, product);
    const { id } = squad.athletes[0]!;
    await visit(page, `/workouts?team=${squad.teamId}&athlete=${id}`);
    await page.getByRole('button', { name: 'Edit Rehab' }).click();
    const editor = editorOf(page);
    await editor.getByLabel('Workout Title').fill('Mine');
    const listed = (await (await page.request.get('/api/athletes/list')).json()) as {
      athlete_id: number;
      version: number;
    }[];
    const archived = await write(page, 'put', `/api/athletes/${id}`, {
      archived: true,
      version: listed.find((one) => one.athlete_id === id)!.version,
    });
    expect(archived.status()).toBe(200);
    // Coming back to the page fetches the lists again.
    await page.clock.fastForward('01:00');
    const answer = page.waitForResponse('**/api/athletes/list*');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await answer;
    await expect(page.getByText('Athlete not found')).toBeAttached();
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Mine');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('This athlete is not in your teams.')).toBeVisible();
  },
);

story(
  'menu and notes open by mouse, button and keyboard; axe finds nothing in plan, notes and sheet',
  async ({ page, product }) => {
    const { squad } = await openPlan(page, product);

    await story.step('axe finds nothing in the plan', () => expectNoAxeViolations(page));

    await story.step('menu and notes open by mouse, button and keyboard; axe finds nothing in the notes', async () => {
      const menu = page.getByRole('menu');
      await items(page).getByRole('heading').click({ button: 'right' });
      await expect(menu.getByRole('menuitem')).toHaveText(['Edit', 'Delete']);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await page.getByRole('button', { name: 'Edit Legs' }).focus();
      await page.getByRole('button', { name: 'Edit Legs' }).dispatchEvent('contextmenu', { clientX: 0, clientY: 0 });
      await menu.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'More actions for Legs' }).press('Enter');
      await menu.getByRole('menuitem', { name: 'Edit' }).click();
      await expect(editorOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(editorOf(page)).toHaveCount(0);

      await page.getByRole('button', { name: 'Notes for Back Squat' }).press('Enter');
      const notes = page.getByRole('dialog', { name: 'Back Squat' });
      await expect(notes).toContainText('Coach NotesDeep.');
      const exercises = (await (await page.request.get('/api/exercise-library')).json()) as {
        name: string;
        description: string;
      }[];
      await expect(notes).toContainText(exercises.find(({ name }) => name === 'Back Squat')!.description);
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(notes).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Notes for Back Squat' })).toBeFocused();
    });

    await story.step('axe finds nothing in the sheet', async () => {
      await visit(page, `/workouts/print?team=${squad.teamId}`);
      await expect(page.getByRole('region', { name: 'Legs' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goBack();
    });

    await story.step('a workout that somebody else deleted is reported as gone', async () => {
      const menu = page.getByRole('menu');
      // A workout that somebody else deleted is reported as gone, not as deleted by this coach.
      const [legs] = await scheduledOf(page, `?team_id=${squad.teamId}`);
      await page.getByRole('button', { name: 'More actions for Legs' }).press('Enter');
      await menu.getByRole('menuitem', { name: 'Delete' }).click();
      expect((await write(page, 'delete', `/api/workout-calendar/${legs!.id}`)).status()).toBe(204);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('This workout is no longer there.')).toBeVisible();
      await visit(page, `/workouts?team=${squad.teamId}&notes=${legs!.id}.${legs!.exercises[0]!.id}`);
      const missing = page.getByRole('dialog', { name: 'Exercise not found' });
      await missing.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(missing).toHaveCount(0);
      await expect(page).toHaveURL(`/workouts?team=${squad.teamId}`);
    });
  },
);

/** The next answer to a list of scheduled workouts that the page asks for with a certain query. */
async function listed(page: Page, isWanted: (query: URLSearchParams) => boolean): Promise<object[]> {
  const response = await page.waitForResponse((one) => {
    const { pathname, searchParams } = new URL(one.url());
    return pathname === '/api/workout-calendar' && isWanted(searchParams);
  });
  return (await response.json()) as object[];
}

story(
  '200 scheduled workouts in a month: each day shows its number, and the day panel its list',
  async ({ page, product }) => {
    const squad = product.freshSquad();
    await openAs(page, '/profile', squad.coach);
    const today = await coachDay(page);
    const { id } = await addWorkout(page);
    const month = today.slice(0, 7);
    const scheduleForAll = (days: number[]) =>
      Promise.all(
        days.map((date) =>
          schedule(page, {
            workout_id: id,
            scheduled_date: `${month}-${String(date).padStart(2, '0')}`,
            team_id: squad.teamId,
          }),
        ),
      );
    const wholeMonth = Array.from({ length: 28 }, (_, at) => at + 1);
    for (let round = 1; round <= 7; round += 1) await scheduleForAll(wholeMonth);
    await scheduleForAll([1, 2, 3, 4]);
    const answers: Record<'month' | 'day', Promise<object[]>> = {
      month: listed(page, (query) => query.get('exercises') === 'false'),
      day: listed(page, (query) => query.get('from') === `${month}-03` && query.get('to') === `${month}-03`),
    };
    await visit(page, `/workouts?team=${squad.teamId}&day=${month}-03`);
    await expect(items(page)).toHaveCount(8);
    const [ofMonth, ofDay] = [await answers.month, await answers.day];
    expect(ofMonth).toHaveLength(200);
    expect(ofMonth.filter((workout) => 'exercises' in workout)).toEqual([]);
    expect(ofDay.filter((workout) => 'exercises' in workout)).toHaveLength(8);
    await expect(page.getByRole('gridcell', { name: /8 workouts/ })).toHaveCount(4);
    await expect(page.getByRole('gridcell', { name: /7 workouts/ })).toHaveCount(24);
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(items(page)).toHaveCount(8);

    await story.step(
      'without a connection a day says that it could not be loaded, and loads when tried again',
      async () => {
        await page.route('**/api/workout-calendar?*', (route) => route.abort());
        await page
          .getByRole('gridcell', { name: /7 workouts/ })
          .nth(20)
          .click();
        await expect(day(page).getByRole('alert')).toContainText('Failed to load workouts. You seem to be offline.');
        await page.unroute('**/api/workout-calendar?*');
        await day(page).getByRole('button', { name: 'Try again' }).click();
        await expect(items(page)).toHaveCount(7);
      },
    );
  },
);

story.describe('on a phone with text at twice its size', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('the next month, both tabs and every figure are within reach', async ({ page, product }) => {
    const squad = product.freshSquad();
    await openAs(page, '/profile', squad.coach);
    const athlete = squad.athletes[0]!.id;
    const addresses = [
      `/workouts?team=${squad.teamId}&day=2030-05-06&month=2030-05`,
      '/workout-library',
      '/workouts/alpha-assist',
      `/workouts/alpha-assist?athlete=${athlete}&adjust=1`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 740 });
        // The screen alone: the frame around it has stories of its own.
        await expect.poll(() => page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
        if (address !== addresses[0]) continue;
        const tabs = page.getByRole('navigation', { name: 'Workouts' });
        for (const tab of ['Team Workouts', 'Workout Library'])
          await expect(tabs.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
        for (const name of ['Next month', 'Today'])
          await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
  });
});
