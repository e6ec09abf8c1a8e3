import { holdCalls } from '../support/held-calls.js';
import { expect, story } from '../support/story.js';
import { editLegs, libraryOf, openLegs, rowNames } from '../support/workouts.js';

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('Back closes the dialogs over the editor, which leave no step in the history', async ({ page, product }) => {
    const editor = await openLegs(page, product);
    const picker = page.getByRole('dialog', { name: 'Exercise Library' });

    await story.step(
      'Back closes the dialogs over the editor one by one, and the draft stays without a question',
      async () => {
        const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
        await editor.getByLabel('Workout Title').fill('Typed');

        await editor.getByRole('button', { name: 'Add Rest' }).tap();
        await expect(page.getByRole('dialog', { name: 'Add Rest Block' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog', { name: 'Add Rest Block' })).toHaveCount(0);
        // Forward does not reopen the picker, because the row it was for is unknown.
        await page.goForward();
        await expect(page).toHaveURL(/\?edit=\d+$/);
        await expect(page.getByRole('dialog', { name: 'Add Rest Block' })).toHaveCount(0);

        await editor.getByRole('button', { name: 'Add Exercise' }).tap();
        await picker.getByPlaceholder('Search exercises...').fill('back squat');
        await picker.getByRole('button', { name: 'Info about Back Squat' }).tap();
        await expect(page.getByRole('dialog', { name: 'Back Squat' })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('dialog', { name: 'Back Squat' })).toHaveCount(0);

        await picker.getByRole('button', { name: /Add to Workout: Back Squat$/ }).tap();
        // On a phone the list stays for the next exercise; Back keeps what was added.
        await expect(picker.getByText('Back Squat added.')).toBeVisible();
        await expect(picker.getByPlaceholder('Search exercises...')).toHaveValue('back squat');
        await page.goBack();
        await expect(picker).toHaveCount(0);
        expect(await rowNames(editor)).toEqual(['Back Squat', 'Rest', 'Front Plank', 'Back Squat']);
        await expect(question).toHaveCount(0);
        await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');

        await page.goBack();
        await question.getByRole('button', { name: 'Keep Editing' }).tap();
        await expect(editor.getByLabel('Workout Title')).toHaveValue('Typed');
        await page.goBack();
        await question.getByRole('button', { name: 'Discard Changes' }).tap();
        await expect(editor).toHaveCount(0);
        await expect(page).toHaveURL('/workout-library');
      },
    );

    await editLegs(page);

    await story.step('the picker leaves no step in the history: after adding, Back closes the editor', async () => {
      await editor.getByRole('button', { name: 'Add Exercise' }).tap();
      await picker.getByPlaceholder('Search exercises...').fill('side plank');
      await picker.getByRole('button', { name: /Add to Workout: Side Plank$/ }).tap();
      await picker.getByRole('button', { name: 'Done' }).tap();
      await expect(picker).toHaveCount(0);
      await expect(page).toHaveURL(/\?edit=\d+$/);
      expect(await rowNames(editor)).toEqual(['Back Squat', 'Rest', 'Front Plank', 'Side Plank']);
      await page.goBack();
      await page
        .getByRole('alertdialog', { name: 'Discard Changes?' })
        .getByRole('button', { name: 'Discard Changes' })
        .tap();
      await expect(editor).toHaveCount(0);
      await expect(page).toHaveURL('/workout-library');

      // After a reload the row of the picker is unknown: the editor opens with the stored workout.
      await page.goForward();
      await editor.getByRole('button', { name: 'Add Exercise' }).tap();
      await picker
        .getByRole('button', { name: /^Add to Workout/ })
        .first()
        .tap();
      await page.reload();
      await expect(editor.getByLabel('Workout Title')).toHaveValue('Legs');
      await expect(page).toHaveURL(/\?edit=\d+$/);
      await expect(picker).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/workout-library');
    });
  });
});

story(
  'during a save Back and Escape do not close the editor; a refusal keeps the draft, a success closes it',
  async ({ page, product }) => {
    const editor = await openLegs(page, product);
    const title = editor.getByLabel('Workout Title');
    const leave = async () => {
      await expect(editor.getByRole('button', { name: 'Saving...' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page.getByText('Still saving. Please wait.')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(title).toHaveValue('Typed');
    };
    const release = await holdCalls(page, 'PUT', '**/api/workout-library/*');
    await title.fill('Typed');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await leave();
    await release('refuse');
    await expect(editor.getByRole('alert')).toContainText('Busy.');
    await expect(title).toHaveValue('Typed');

    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await leave();
    await release('continue');
    await expect(page.getByText('Typed saved.')).toBeVisible();
    await expect(editor).toHaveCount(0);
    await expect(page).toHaveURL('/workout-library');
    expect((await libraryOf(page)).map(({ name }) => name)).toContain('Typed');
  },
);
