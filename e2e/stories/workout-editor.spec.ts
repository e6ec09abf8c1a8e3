import { expectNoAxeViolations } from '../support/axe.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';
import {
  addWorkout,
  editLegs,
  editorOf,
  libraryOf,
  PAUSE,
  PLANK,
  rowNames,
  rowsOf,
  SQUAT,
  write,
} from '../support/workouts.js';

story('workouts are created, duplicated and deleted', SHORT, async ({ page, product }) => {
  await openAs(page, '/workout-library', product.freshSquad().coach);

  await story.step(
    'a coach creates a workout with exercises, a rest and a superset, and it is first in the library',
    async () => {
      await page.getByRole('button', { name: 'CREATE' }).click();
      const editor = editorOf(page, 'Create New Workout');
      const save = editor.getByRole('button', { name: 'Save', exact: true });
      await expect(save).toBeDisabled();
      await editor.getByLabel('Workout Title').fill('Legs and Trunk');
      await expect(editor.getByText('Choose an exercise for row 1.')).toBeVisible();
      await editor.getByLabel('Coach Notes of Row 1', { exact: true }).fill('Deep.');
      await editor.getByRole('button', { name: 'Choose an exercise for Row 1' }).click();
      const picker = page.getByRole('dialog', { name: 'Exercise Library' });
      await picker.getByPlaceholder('Search exercises...').fill('back squat');
      await picker.getByRole('button', { name: /Add to Workout: Back Squat$/ }).click();
      await picker.getByRole('textbox', { name: /^Sets/ }).fill('5');
      await expect(picker.getByLabel('Notes', { exact: true })).toHaveValue('Deep.');
      await picker.getByRole('button', { name: 'Add Exercise' }).click();
      await expect(picker).toHaveCount(0);
      await expect(editor.getByLabel('Sets of Back Squat', { exact: true })).toHaveValue('5');
      await expect(editor.getByLabel('Coach Notes of Back Squat', { exact: true })).toHaveValue('Deep.');

      await editor.getByRole('button', { name: 'Add Exercise' }).click();
      // On a low screen the pressed card stays marked and in sight beside the panel, and so do the panel's buttons.
      await page.setViewportSize({ width: 1366, height: 650 });
      await picker
        .getByRole('button', { name: /^Add to Workout/ })
        .nth(18)
        .click();
      await expect(picker.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
      await expect(picker.getByRole('button', { name: 'Add Exercise' })).toBeInViewport({ ratio: 1 });
      // The pressed one is in the workout already, and Cancel takes it out.
      await picker.getByRole('button', { name: 'Cancel' }).click();
      await picker.getByPlaceholder('Search exercises...').fill('front plank');
      await picker.getByRole('button', { name: /Add to Workout: Front Plank$/ }).click();
      await picker.getByRole('button', { name: 'Add Exercise' }).click();
      const between = editor.getByLabel('Rest Between Sets of Back Squat', { exact: true });
      await between.fill('1:30');
      await between.blur();
      await expect(between).toHaveValue('90');
      await editor.getByLabel('Superset with next: Back Squat', { exact: true }).check();
      await editor.getByRole('button', { name: 'Add Rest' }).click();
      await page.getByRole('dialog', { name: 'Add Rest Block' }).getByRole('button', { name: '2 min' }).click();
      await expect(editor.getByLabel('Duration of Rest 2 min', { exact: true })).toHaveValue('120');
      expect(await rowNames(editor)).toEqual(['Back Squat', 'Front Plank', 'Rest']);
      await save.click();
      await expect(editor).toHaveCount(0);
      await expect(page.getByText('Legs and Trunk created.')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Workouts' }).getByRole('heading').first()).toHaveText(
        'Legs and Trunk',
      );
      const [workout] = await libraryOf(page);
      expect(workout).toMatchObject({ name: 'Legs and Trunk', version: 1 });
      expect(workout!.exercises).toMatchObject([
        {
          name: 'Back Squat',
          sets: 5,
          coach_notes: 'Deep.',
          rest_between_sets_seconds: 90,
          superset_with_next: true,
          exercise_id: expect.any(Number) as unknown,
        },
        { name: 'Front Plank', is_time_based: true, superset_with_next: false },
        { name: 'Rest', type: 'rest', duration: 120 },
      ]);
    },
  );

  await story.step('a failed save keeps the draft, and the next press stores it once', async () => {
    await page.getByRole('button', { name: 'CREATE' }).click();
    const editor = editorOf(page, 'Create New Workout');
    await editor.getByLabel('Workout Title').fill('Twice');
    await editor.getByLabel('Exercise of Row 1', { exact: true }).fill('My own exercise');
    const before = (await libraryOf(page)).length;
    // The workout is stored, but its answer gets lost.
    let lost = 0;
    await page.route('**/api/workout-library', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor.getByRole('alert')).toHaveText(/Failed to create workout\s*You seem to be offline\./);
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Twice');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor).toHaveCount(0);
    expect((await libraryOf(page)).map(({ name }) => name).filter((name) => name === 'Twice')).toHaveLength(1);
    expect(await libraryOf(page)).toHaveLength(before + 1);
    await page.unroute('**/api/workout-library');
  });

  await story.step('a workout is duplicated, and deleted after confirmation', async () => {
    await addWorkout(page, { name: 'Legs and a name of exactly fifty characters, yes!!' });
    await page.reload();
    await page.getByRole('button', { name: /^More actions for Legs and a name/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByRole('list', { name: 'Workouts' }).getByRole('heading').first()).toContainText('(copy)');
    const [duplicate, original] = await libraryOf(page);
    expect(duplicate!.name.length).toBeLessThanOrEqual(50);
    expect(duplicate!.exercises.map(({ name, sets, duration }) => [name, sets, duration])).toEqual(
      original!.exercises.map(({ name, sets, duration }) => [name, sets, duration]),
    );
    await page.getByRole('button', { name: `More actions for ${duplicate!.name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete workout' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await libraryOf(page)).map(({ id }) => id)).toContain(duplicate!.id);
    await page.getByRole('button', { name: `More actions for ${duplicate!.name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${duplicate!.name} deleted.`)).toBeVisible();
    expect((await libraryOf(page)).map(({ id }) => id)).not.toContain(duplicate!.id);
  });
});

story('an editor is opened, left and marks missing values', async ({ page, product }) => {
  await openAs(page, '/profile', product.freshSquad().coach);
  const { id } = await addWorkout(page);
  const editor = editorOf(page);

  await story.step('another screen can ask to edit a workout; the request works once', async () => {
    await page.evaluate((editWorkoutId) => {
      history.pushState({ usr: { editWorkoutId }, key: 'asked', idx: 1 }, '', '/workout-library');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    }, id);
    await expect(editorOf(page).getByLabel('Workout Title')).toHaveValue('Legs');
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull();
  });

  await story.step('Escape, a click outside, Cancel, Back and a reload ask before they discard changes', async () => {
    await expect(editor.getByLabel('Workout Title')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor).toHaveCount(0);
    await editLegs(page);
    await editor.getByLabel('Workout Title').fill('Typed');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 400);
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
    await expect(question).toContainText('You have unsaved changes. Are you sure you want to discard them?');
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(editor).toHaveCount(0);
    expect((await libraryOf(page)).map(({ name }) => name)).toEqual(expect.arrayContaining(['Legs']));
  });

  await story.step('the form shows at each field why it cannot be saved', async () => {
    await visit(page, `/workout-library?edit=${id}`);
    const save = editor.getByRole('button', { name: 'Save', exact: true });
    await editor.getByLabel('Workout Title').fill('x'.repeat(60));
    await expect(editor.getByLabel('Workout Title')).toHaveValue('x'.repeat(50));
    await editor.getByLabel('Workout Title').fill('  ');
    await expect(save).toBeDisabled();
    await expect(editor.getByText('Workout title and at least one exercise are required.')).toBeVisible();
    await editor.getByLabel('Workout Title').fill('Legs');
    await editor.getByLabel('Duration of Front Plank', { exact: true }).fill('1m');
    await expect(editor.getByText('Duration in seconds required')).toBeVisible();
    await expect(save).toBeDisabled();
    await editor.getByLabel('Duration of Front Plank', { exact: true }).fill('1:30');
    await expect(save).toBeEnabled();
    await editor.getByLabel('Time-based: Back Squat', { exact: true }).check();
    await expect(editor.getByLabel('Duration of Back Squat', { exact: true })).toHaveValue('60');
    await editor.getByLabel('Time-based: Back Squat', { exact: true }).uncheck();
    await expect(editor.getByLabel('Reps of Back Squat', { exact: true })).toHaveValue('10');
    await editor.getByLabel('Sets of Back Squat', { exact: true }).fill('none');
    await editor.getByLabel('Sets of Back Squat', { exact: true }).blur();
    await expect(editor.getByLabel('Sets of Back Squat', { exact: true })).toHaveValue('1');
    await editor.getByLabel('Exercise of Back Squat', { exact: true }).fill('');
    await expect(editor.getByText('Choose an exercise for row 1.')).toBeVisible();
    for (const name of ['Row 1', 'Front Plank']) await editor.getByRole('button', { name: `Delete ${name}` }).click();
    // A workout needs at least one exercise.
    await expect(editor.getByText('Workout title and at least one exercise are required.')).toBeVisible();
    await expect(save).toBeDisabled();
    await editor.getByRole('button', { name: 'Delete Rest 1 min 30 s' }).click();
    await expect(editor.getByRole('button', { name: 'Add Exercise' })).toBeFocused();
    await expect(save).toBeDisabled();
  });
});

story('two coaches edit one workout; axe finds nothing in the editor', SHORT, async ({ page, product }) => {
  await openAs(page, '/profile', product.freshSquad().coach);
  const workout = await addWorkout(page);
  const { id } = await addWorkout(page, { exercises: [{ ...SQUAT, superset_with_next: true }, SQUAT, PAUSE, PLANK] });

  await story.step('axe finds nothing in the editor', async () => {
    await visit(page, `/workout-library?edit=${id}`);
    await expect(rowsOf(editorOf(page))).toHaveCount(4);
    await expectNoAxeViolations(page);
    await editorOf(page).getByLabel('Duration of Front Plank', { exact: true }).fill('');
    await expectNoAxeViolations(page);
    await editorOf(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(editorOf(page)).toHaveCount(0);
  });

  await story.step('two coaches edit one workout: the second sees both versions and chooses', async () => {
    await visit(page, `/workout-library?edit=${workout.id}`);
    const editor = editorOf(page);
    await editor.getByLabel('Workout Title').fill('Mine');
    expect(
      (
        await write(page, 'put', `/api/workout-library/${workout.id}`, {
          name: 'Theirs',
          exercises: [PLANK],
          version: 1,
        })
      ).ok(),
    ).toBe(true);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    const alert = editor.getByRole('alert');
    await expect(alert).toContainText('Someone else changed this workout. Your changes are not saved.');
    await expect(alert).toContainText('Title: theirs Theirs; yours Mine');
    await expect(alert).toContainText(
      'Row 1: theirs Front Plank, 3 sets × 45 s; yours Back Squat, 4 sets × 6 reps, rest 2 min, “Deep.”',
    );
    await alert.getByRole('button', { name: 'Keep mine' }).click();
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(editor).toHaveCount(0);
    expect((await libraryOf(page)).find(({ id }) => id === workout.id)).toMatchObject({ name: 'Mine', version: 3 });

    await visit(page, `/workout-library?edit=${workout.id}`);
    await editor.getByLabel('Workout Title').fill('Mine again');
    await write(page, 'delete', `/api/workout-library/${workout.id}`);
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(alert).toContainText('Someone else deleted this workout.');
    await alert.getByRole('button', { name: 'Save as a new workout' }).click();
    await expect(editor).toHaveCount(0);
    expect((await libraryOf(page)).map(({ name }) => name)).toContain('Mine again');
  });
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  story('the editor fills the screen, and nothing is wider than it', async ({ page, product }) => {
    await openAs(page, '/profile', product.freshSquad().coach);
    const { id } = await addWorkout(page, {
      exercises: [
        {
          ...SQUAT,
          name: 'An exercise with a name that is much longer than any phone is wide, and then some',
          superset_with_next: true,
        },
        SQUAT,
        PAUSE,
        PLANK,
      ],
    });
    await visit(page, `/workout-library?edit=${id}`);
    await expect(rowsOf(editorOf(page))).toHaveCount(4);
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('html, [role="dialog"], .MuiDialogContent-root')].filter(
            (element) => element.scrollWidth > element.clientWidth,
          ).length,
      ),
    ).toBe(0);
    await editorOf(page).getByRole('button', { name: 'Add Rest' }).tap();
    await page.getByRole('dialog', { name: 'Add Rest Block' }).getByRole('button', { name: '30 sec' }).tap();
    await expect(rowsOf(editorOf(page))).toHaveCount(5);
  });
});
