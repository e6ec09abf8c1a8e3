import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import { addWorkout, scheduledOf, write } from '../support/workouts.js';

story(
  'a workout is scheduled for a team or an athlete, with a warning about injuries it would load',
  SHORT,
  async ({ page, product }) => {
    const squad = product.freshSquad();
    const [ada, bo] = squad.athletes;
    await openAs(page, '/profile', squad.coach);
    const today = await coachDay(page);
    await addWorkout(page, {
      exercises: [
        { name: 'Back Squat', sets: 3, reps: 5 },
        { name: 'Bench Press', sets: 3, reps: 5 },
        { name: 'Back Squat', sets: 1, reps: 20 },
        { name: 'My own thing', sets: 1, reps: 1 },
      ],
    });
    const hurt = {
      sleep_quality: 3,
      fatigue: 3,
      muscle_soreness: 3,
      stress: 3,
      injury_body_part: 'Knee',
      injury_severity: 6,
      date: today,
    };
    await write(page, 'put', '/api/athletes/wellness', {
      entries: [ada!, bo!].map(({ id }) => ({ ...hurt, athlete_id: id })),
    });
    const dialog = page.getByRole('dialog', { name: 'Add Workout to Calendar' });
    const add = dialog.getByRole('button', { name: 'Add', exact: true });

    await story.step(
      'without the lists no team is invented and nothing is sent, and unchecked injuries are reported',
      async () => {
        await page.route('**/api/teams/with-athletes', (route) => route.abort());
        await visit(page, '/workout-library');
        await page.getByRole('button', { name: 'Add to Calendar: Legs' }).click();
        await expect(dialog.getByText('Failed to load teams. Please try again.')).toBeVisible({ timeout: 30_000 });
        await expect(add).toBeDisabled();

        await page.unroute('**/api/teams/with-athletes');
        await page.route('**/api/athletes/list*', (route) => route.abort());
        await page.reload();
        // The address keeps the open dialog.
        await dialog.getByRole('combobox', { name: 'Sport' }).click();
        await page.getByRole('option', { name: 'Soccer (W)' }).click();
        await expect(dialog.getByText('Failed to check injuries')).toBeVisible({ timeout: 30_000 });
        await expect(add).toBeEnabled();
        await page.unroute('**/api/athletes/list*');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(dialog).toHaveCount(0);
        expect(await scheduledOf(page)).toEqual([]);
      },
    );

    await page.reload();
    await page.getByRole('button', { name: 'Add to Calendar: Legs' }).click();
    await expect(dialog.getByLabel('Select Date')).toHaveValue(today);
    // The coach's only team is chosen.
    await expect(dialog.getByRole('combobox', { name: 'Sport' })).toHaveText('Soccer (W)');
    await dialog.getByRole('combobox', { name: 'Sport' }).click();
    await expect(page.getByRole('option')).toHaveText(['All Sports', 'Soccer (W)']);
    await page.getByRole('option', { name: 'All Sports' }).click();
    await expect(add).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Sport' }).click();
    await page.getByRole('option', { name: 'Soccer (W)' }).click();
    await expect(dialog.getByText('2 of 5 have a knee injury; 1 exercise puts load on the knee.')).toBeVisible();
    await expect(dialog.getByText(`${ada!.name} (Severity: 6), ${bo!.name} (Severity: 6)`)).toBeVisible();
    await expect(dialog.getByText('Exercises that put load on it: Back Squat (2×)')).toBeVisible();
    await expect(dialog.getByText('Not in the exercise library, so not checked: My own thing')).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel('Select Date').fill('');
    await expect(add).toBeDisabled();
    await dialog.getByLabel('Select Date').fill(today);
    await dialog.getByLabel('Planned RPE (0–10)').fill('6.2');
    await expect(dialog.getByText('Enter 0 to 10 in steps of 0.5.')).toBeVisible();
    await expect(add).toBeDisabled();
    await dialog.getByLabel('Planned RPE (0–10)').fill('6,5');
    await dialog.getByLabel('Minutes').fill('40');
    await expect(dialog.getByText('Planned load: 260 AU')).toBeVisible();
    // The warning blocks nothing, and two clicks schedule one workout.
    await add.dblclick();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Legs added for Soccer \(W\) on /)).toBeVisible();
    expect(await scheduledOf(page, `?team_id=${squad.teamId}`)).toHaveLength(1);
    const events = await (await page.request.get(`/api/calendar/list?team_id=${squad.teamId}`)).json();
    expect(events).toMatchObject([{ event_type: 'workout', planned_rpe: 6.5, duration_min: 40 }]);

    await page.getByRole('button', { name: 'Add to Calendar: Legs' }).click();
    await dialog.getByRole('combobox', { name: 'Athlete' }).click();
    await page.getByRole('option', { name: ada!.name }).click();
    await expect(dialog.getByText(`${ada!.name} has a knee injury; 1 exercise puts load on the knee.`)).toBeVisible();
    await page.route('**/api/workout-calendar', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await add.click();
    await expect(dialog.getByRole('alert').first()).toHaveText(
      /Failed to add workout to calendar\s*You seem to be offline\./,
    );
    await expect(dialog.getByRole('combobox', { name: 'Athlete' })).toHaveText(ada!.name);
    await page.unroute('**/api/workout-calendar');
    await add.click();
    await expect(dialog).toHaveCount(0);
    expect(await scheduledOf(page, `?athlete_id=${ada!.id}`)).toMatchObject([
      { plan_name: 'Legs', scheduled_date: today, team_id: null },
    ]);
    // Somebody else removes the chosen athlete from the roster: the choice stays and is marked, instead of becoming the
    // whole team.
    await page.getByRole('button', { name: 'Add to Calendar: Legs' }).click();
    await dialog.getByRole('combobox', { name: 'Athlete' }).click();
    await page.getByRole('option', { name: bo!.name }).click();
    expect((await write(page, 'put', `/api/athletes/${bo!.id}`, { archived: true })).status()).toBe(200);
    await add.click();
    await expect(dialog.getByRole('alert').first()).toHaveText(
      'This athlete is archived. Bring them back to the roster first.What you typed is still here.',
    );
    await expect(dialog.getByRole('combobox', { name: 'Athlete' })).toHaveText('No longer available');
    await expect(dialog.getByText('Choose again.')).toBeVisible();
    await expect(add).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Info about Legs' }).click();
    const dates = page
      .getByRole('dialog', { name: 'Legs' })
      .getByRole('list', { name: 'Scheduled Dates' })
      .getByRole('listitem');
    await expect(dates).toHaveCount(2);
    await expect(dates.filter({ hasText: `Athlete: ${ada!.name}` })).toHaveCount(1);
  },
);

story('an empty day offers to add a workout, and Undo takes it off the calendar again', async ({ page, product }) => {
  const { coach, teamId } = product.freshSquad();
  await openAs(page, '/profile', coach);
  await addWorkout(page);
  await visit(page, `/workouts?team=${teamId}&day=2030-05-06&month=2030-05`);
  const dialog = page.getByRole('dialog', { name: 'Add Workout to Calendar' });
  const stored = () => scheduledOf(page, `?team_id=${teamId}`);

  await story.step('the form knows day and team, and Back closes it', async () => {
    await expect(page.getByText('No workout for this day.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Workout' }).click();
    await expect(dialog.getByLabel('Select Date')).toHaveValue('2030-05-06');
    await expect(dialog.getByRole('combobox', { name: 'Sport' })).toHaveText('Soccer (W)');
    await expect(dialog.getByText('Choose a workout of the library.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
  });

  const add = async () => {
    await page.getByRole('button', { name: 'Add Workout' }).click();
    await dialog.getByRole('combobox', { name: 'Workout' }).click();
    await page.getByRole('option', { name: 'Legs' }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Legs added for Soccer (W) on Mon, May 6, 2030.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Workouts on May 6, 2030' }).locator('> li')).toHaveCount(1);
  };
  const undo = page.getByRole('button', { name: 'Undo' });

  await story.step('Undo says when it cannot be reached, and can be pressed again', async () => {
    await add();
    expect(await stored()).toHaveLength(1);
    await page.route('**/api/workout-calendar/*', (route) => route.abort());
    await undo.click();
    await expect(page.getByText('Failed to undo. You seem to be offline. Try again.')).toBeVisible();
    await page.unroute('**/api/workout-calendar/*');
    await undo.click();
    await expect(page.getByText('Reverted: Legs added for Soccer (W) on Mon, May 6, 2030.')).toBeVisible();
    await expect(page.getByText('No workout for this day.')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  await story.step('Undo does not remove what a colleague has changed since', async () => {
    await add();
    const [workout] = await stored();
    const lines = [{ name: 'Walk', duration_seconds: 600, is_time_based: true }];
    const body = { plan_name: 'Legs, lighter', exercises: lines };
    expect((await write(page, 'put', `/api/workout-calendar/${workout!.workout_uid}`, body)).status()).toBe(200);
    await undo.click();
    await expect(page.getByText('Someone else changed this scheduled workout. Check it and try again.')).toBeVisible();
    expect((await stored()).map(({ plan_name: name }) => name)).toEqual(['Legs, lighter']);
  });
});
