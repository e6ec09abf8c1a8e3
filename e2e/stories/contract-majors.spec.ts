/** Areas of two majors of the contract in one page. Those of contract 2 run through the shell's adapter. */
import { failuresSeen, visitAllAreas, watchFailures } from '../support/all-areas.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { eventRow, readMessage } from '../support/calendar.js';
import { mark, openCheckIn, storedMarks } from '../support/check-in.js';
import { earlierVersion, promoteAgain, promoteEarlier } from '../support/earlier-releases.js';
import { calendarOf } from '../support/planning.js';
import { Releases, runningVersion, waitForRegistry } from '../support/releases.js';
import { expect, OWN_BROWSER, story, visit } from '../support/story.js';
import { addWorkout } from '../support/workouts.js';

const TEAMS = 'mfe-teams';
const ATTENDANCE = 'mfe-attendance';

story(
  'areas of two majors work in one page, and move to the newer one by one while a coach goes on',
  OWN_BROWSER,
  async ({ page, product }) => {
    const releases = new Releases(product, ATTENDANCE);
    const current = new Map([ATTENDANCE, TEAMS].map((area) => [area, new Releases(product, area).original]));
    const adapters: string[] = [];
    page.on('request', (request) => /contract-\d+\.js/.test(request.url()) && adapters.push(request.url()));
    try {
      promoteEarlier(product, [TEAMS, ATTENDANCE]);
      await page.clock.install();
      const { squad, event } = await openCheckIn(page, product);
      await watchFailures(page);
      const calendar = calendarOf(squad.teamId)(event.date);
      await addWorkout(page);

      await story.step('two areas of each major are on screen, with one adapter', async () => {
        await visitAllAreas(page);
        for (const area of [TEAMS, ATTENDANCE]) expect(await runningVersion(page, area)).toBe(earlierVersion(area));
        expect(adapters).toHaveLength(1);
      });

      await story.step('what an area of contract 3 changes is shown by one of contract 2', async () => {
        await visit(page, calendar);
        await expect(eventRow(page, 'Practice')).toBeVisible();
        await visit(page, '/workout-library');
        await page.getByRole('button', { name: 'Add to Calendar: Legs' }).click();
        const dialog = page.getByRole('dialog', { name: 'Add Workout to Calendar' });
        await dialog.getByRole('combobox', { name: 'Sport' }).click();
        await page.getByRole('option', { name: 'Soccer (W)' }).click();
        await dialog.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(dialog).toHaveCount(0);
        await visit(page, calendar);
        await expect(eventRow(page, 'Legs')).toBeVisible();
        await expectNoAxeViolations(page);
      });

      await story.step('and the other way round', async () => {
        const plan = page.getByRole('list', { name: /^Workouts on/ }).locator('> li');
        await visit(page, `/workouts?team=${squad.teamId}`);
        await expect(plan).toHaveCount(1);
        await visit(page, calendar);
        await page.getByRole('button', { name: /^Remove Legs/ }).click();
        await page.getByRole('alertdialog', { name: 'Delete Event' }).getByRole('button', { name: 'Delete' }).click();
        await readMessage(page, 'Success', 'Event removed successfully');
        await visit(page, `/workouts?team=${squad.teamId}`);
        await expect(page.getByText('No workout for this day.').first()).toBeVisible();
        await expect(plan).toHaveCount(0);
      });

      for (const area of [ATTENDANCE, TEAMS])
        await story.step(`${area} moves to contract 3, and nothing else does`, async () => {
          promoteAgain(product, area, current.get(area)!);
          await waitForRegistry(page);
          await visitAllAreas(page);
          await expect.poll(() => runningVersion(page, area)).toBe(current.get(area));
          if (area === ATTENDANCE) expect(await runningVersion(page, TEAMS)).toBe(earlierVersion(TEAMS));
          await visitAllAreas(page);
        });

      await visit(page, calendar);
      await expect(eventRow(page, 'Practice')).toBeVisible();
      expect(await failuresSeen(page)).toEqual([]);

      await story.step('a page of areas of contract 3 alone does without the adapter', async () => {
        adapters.length = 0;
        await page.goto(calendar);
        await expect(eventRow(page, 'Practice')).toBeVisible();
        expect(adapters).toEqual([]);
      });
    } finally {
      releases.restore();
    }
  },
);

story(
  'marks that the attendance of contract 2 could not send are sent by that of contract 3',
  OWN_BROWSER,
  async ({ page, product }) => {
    const releases = new Releases(product, ATTENDANCE);
    try {
      promoteEarlier(product, [ATTENDANCE]);
      await page.clock.install();
      const { squad, event } = await openCheckIn(page, product);
      const [first, second] = squad.athletes;
      await page.route('**/api/attendance', (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await mark(page, first!.name, 'Present');
      await mark(page, second!.name, 'Excused');
      await page.clock.fastForward(10_000);
      await expect(page.getByText(/waiting to send/i).first()).toBeVisible();

      promoteAgain(product, ATTENDANCE, releases.original);
      await waitForRegistry(page);
      await visit(page, '/profile');
      await expect(page.getByText('Change Password')).toBeVisible();
      await expect.poll(() => runningVersion(page, ATTENDANCE)).toBe(releases.original);
      expect(await storedMarks(page, event.id)).toEqual({});

      await page.unroute('**/api/attendance');
      await page.goto(event.address);
      await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present', [second!.id]: 'excused' });
    } finally {
      releases.restore();
    }
  },
);
