import { holdCalls } from '../support/held-calls.js';
import { expect, story } from '../support/story.js';
import { libraryOf, openLegs, rowNames } from '../support/workouts.js';

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story(
    'Back closes what lies over the editor, one after the other, and nothing typed into the editor is lost or asked about',
    async ({ page, product }) => {
      const editor = await openLegs(page, product);
      const picker = page.getByRole('dialog', { name: 'Exercise Library' });
      const configure = picker.getByRole('form', { name: 'Configure Exercise' });
      const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
      await editor.getByLabel('Workout Title').fill('Typed');

      await editor.getByRole('button', { name: 'Add Rest' }).tap();
      await expect(page.getByRole('dialog', { name: 'Add Rest Block' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name: 'Add Rest Block' })).toHaveCount(0);
      // Forward does not bring back a choice of which nobody knows for which row it was.
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
      await expect(configure).toBeVisible();
      await page.goBack();
      await expect(configure).toHaveCount(0);
      await expect(picker.getByPlaceholder('Search exercises...')).toHaveValue('back squat');
      // What is typed here is lost with it, and is asked about; what is typed below is not.
      await page.goForward();
      await configure.getByLabel('Notes', { exact: true }).fill('Deep.');
      await page.goBack();
      await question.getByRole('button', { name: 'Keep Editing' }).tap();
      await expect(configure.getByLabel('Notes', { exact: true })).toHaveValue('Deep.');
      await page.goBack();
      await question.getByRole('button', { name: 'Discard Changes' }).tap();
      await expect(configure).toHaveCount(0);
      await expect(question).toHaveCount(0);
      await expect(picker).toBeVisible();
      await page.goBack();
      await expect(picker).toHaveCount(0);
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

  story(
    'what was added by the picker leaves no step behind: Back then closes the editor',
    async ({ page, product }) => {
      const editor = await openLegs(page, product);
      const picker = page.getByRole('dialog', { name: 'Exercise Library' });
      await editor.getByRole('button', { name: 'Add Exercise' }).tap();
      await picker.getByPlaceholder('Search exercises...').fill('side plank');
      await picker.getByRole('button', { name: /Add to Workout: Side Plank$/ }).tap();
      await picker.getByRole('button', { name: 'Add Exercise' }).tap();
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

      // A reload does not know for which row something was being chosen: the editor is there, as it is stored.
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
    },
  );
});

story(
  'while a save is on its way neither Back nor Escape leaves the editor; refused, everything typed is there, stored, it closes',
  async ({ page, product }) => {
    const editor = await openLegs(page, product);
    const title = editor.getByLabel('Workout Title');
    const leave = async () => {
      await expect(editor.getByRole('button', { name: 'Saving...' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.goBack();
      await expect(page.getByText('Still saving. Please wait for the answer.')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(title).toHaveValue('Typed');
    };
    const letGo = await holdCalls(page, 'PUT', '**/api/workout-library/*');
    await title.fill('Typed');
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await leave();
    await letGo('refused');
    await expect(editor.getByRole('alert')).toContainText('Busy.');
    await expect(title).toHaveValue('Typed');

    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await leave();
    await letGo('on');
    await expect(page.getByText('Typed saved.')).toBeVisible();
    await expect(editor).toHaveCount(0);
    await expect(page).toHaveURL('/workout-library');
    expect((await libraryOf(page)).map(({ name }) => name)).toContain('Typed');
  },
);
