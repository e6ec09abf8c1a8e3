import { expect, openWellness, SHORT, story } from '../support/story.js';
import { chooseAthlete, openHistory, ratingsOf, rowsOf, typeRatings } from '../support/wellness.js';

story('values that are typed in the history and not saved', async ({ page }) => {
  await openWellness(page);
  await chooseAthlete(page, 7);
  await expect(page).toHaveURL(/athlete=\d+$/);
  const address = page.url();
  const dialog = await openHistory(page);
  const row = rowsOf(dialog).first();

  await story.step('Cancel restores the stored values', async () => {
    const before = await ratingsOf(rowsOf(dialog).nth(1));
    await rowsOf(dialog).nth(1).getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(rowsOf(dialog).nth(1), ['1', '1', '1', '1']);
    await rowsOf(dialog).nth(1).getByRole('button', { name: 'Cancel edit' }).click();
    expect(await ratingsOf(rowsOf(dialog).nth(1))).toEqual(before);
  });

  await story.step('an invalid value keeps the row in edit mode with all typed values', async () => {
    await row.getByRole('button', { name: 'Edit record' }).click();
    for (const wrong of ['11', '0', '5,5', 'seven', '']) {
      await typeRatings(row, ['3', wrong, '4', '5']);
      await row.getByRole('button', { name: 'Save changes' }).click();
      await expect(row.getByText(wrong === '' ? 'Required.' : 'Must be a whole number from 1 to 10.')).toBeVisible();
      await expect(row.getByLabel('Fatigue', { exact: true })).toHaveValue(wrong);
      await expect(row.getByLabel('Sleep Quality', { exact: true })).toHaveValue('3');
    }
    await row.getByRole('button', { name: 'Cancel edit' }).click();
  });

  await story.step('adding a day that has an entry offers that entry instead of a second one', async () => {
    const date = await row.locator('time').getAttribute('datetime');
    // The same values as stored would count as an earlier save of this form.
    const [sleep, ...others] = await ratingsOf(row);
    await dialog.getByRole('button', { name: 'Add entry' }).click();
    const form = dialog.getByRole('region', { name: 'Add entry' });
    await form.getByLabel('Date').fill(date ?? '');
    const typedSleep = sleep === '4' ? '5' : '4';
    await typeRatings(form, [typedSleep, ...others]);
    await expect(form.getByRole('button', { name: 'Save entry' })).toBeDisabled();
    await form.getByRole('button', { name: 'Edit that entry' }).click();
    await expect(row.getByLabel('Sleep Quality', { exact: true })).toHaveValue(typedSleep);
    await row.getByRole('button', { name: 'Cancel edit' }).click();
  });

  await story.step('leaving the dialog or the page with unsaved values asks first', async () => {
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(row, ['9', '9', '9', '9']);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(row.getByLabel('Stress', { exact: true })).toHaveValue('9');
    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(row.getByLabel('Stress', { exact: true })).toHaveValue('9');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);

    // Leaving asks once, and not at all without changes: Back closes the dialog and stays with the athlete.
    await openHistory(page);
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(row, ['9', '9', '9', '9']);
    await page.goBack();
    await question.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await openHistory(page);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });
});

story('entries of the history are edited, deleted and added, also by two coaches', SHORT, async ({ page, context }) => {
  await openWellness(page);
  await chooseAthlete(page, 8);
  const dialog = await openHistory(page);
  const row = rowsOf(dialog).first();
  const saved = page.getByText('Changes saved successfully!');

  await story.step('an edit is saved with a message, shown everywhere and still there after a reload', async () => {
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(row, ['2', '9', '3', '8']);
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved).toBeVisible();
    expect(await ratingsOf(row)).toEqual(['2', '9', '3', '8']);
    await page.reload();
    await expect(page.locator('.apexcharts-series').first()).toBeVisible();
    await expect(row).toBeVisible();
    expect(await ratingsOf(row)).toEqual(['2', '9', '3', '8']);
  });

  await story.step(
    'without a connection a save fails with a message, keeps the typed values, and works when the connection is back',
    async () => {
      await row.getByRole('button', { name: 'Edit record' }).click();
      await typeRatings(row, ['6', '5', '4', '3']);
      await context.setOffline(true);
      await row.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Failed to update wellness data').first()).toBeVisible();
      await expect(row.getByLabel('Stress', { exact: true })).toHaveValue('3');
      await context.setOffline(false);
      await row.getByRole('button', { name: 'Save changes' }).click();
      await expect(saved).toBeVisible();
      expect(await ratingsOf(row)).toEqual(['6', '5', '4', '3']);
    },
  );

  await story.step('two coaches edit the same day: the second one sees both values and chooses', async () => {
    await row.getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(row, ['2', '2', '2', '2']);

    // The address keeps the athlete and the open history.
    const otherPage = await context.newPage();
    await otherPage.goto(page.url());
    const otherDialog = otherPage.getByRole('dialog', { name: /^Edit / });
    await rowsOf(otherDialog).first().getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(rowsOf(otherDialog).first(), ['7', '7', '7', '7']);
    await rowsOf(otherDialog).first().getByRole('button', { name: 'Save changes' }).click();
    await expect(otherPage.getByText('Changes saved successfully!')).toBeVisible();

    // The message of the previous step has gone, so the next one is new.
    await expect(saved).toHaveCount(0);
    await row.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('Stress: theirs 7, yours 2')).toBeVisible();
    await expect(row.getByLabel('Stress', { exact: true })).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(saved).toBeVisible();

    await otherPage.reload();
    await expect(rowsOf(otherDialog).first()).toBeVisible();
    expect(await ratingsOf(rowsOf(otherDialog).first())).toEqual(['2', '2', '2', '2']);
    await otherPage.close();
  });

  await story.step('deleting asks first, removes the row, and the day can be added again', async () => {
    const date = await row.locator('time').getAttribute('datetime');
    const count = Number((await dialog.getByText(/^\d+ records$/).innerText()).split(' ')[0]);
    const values = await ratingsOf(row);

    await row.getByRole('button', { name: 'Delete record' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete record' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.locator(`time[datetime="${date}"]`)).toHaveCount(1);

    await row.getByRole('button', { name: 'Delete record' }).click();
    await question.getByRole('button', { name: 'Delete record' }).click();
    await expect(page.getByText('Record deleted')).toBeVisible();
    await expect(dialog.locator(`time[datetime="${date}"]`)).toHaveCount(0);
    await expect(dialog.getByText(`${count - 1} records`)).toBeVisible();

    // Undo brings the same values back; after the second delete another entry takes the day, and Undo is refused.
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText(/^Reverted: deletion of the record for /)).toBeVisible();
    await expect(dialog.locator(`time[datetime="${date}"]`)).toHaveCount(1);
    await expect.poll(() => ratingsOf(row)).toEqual(values);
    await row.getByRole('button', { name: 'Delete record' }).click();
    await question.getByRole('button', { name: 'Delete record' }).click();
    await expect(dialog.locator(`time[datetime="${date}"]`)).toHaveCount(0);

    await dialog.getByRole('button', { name: 'Add entry' }).click();
    const form = dialog.getByRole('region', { name: 'Add entry' });
    await form.getByLabel('Date').fill(date ?? '');
    await typeRatings(form, ['1', '10', '1', '10']);
    await form.getByRole('button', { name: 'Save entry' }).click();
    await expect(saved).toBeVisible();
    await expect(dialog.getByText(`${count} records`)).toBeVisible();
    expect(await ratingsOf(row)).toEqual(['1', '10', '1', '10']);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(dialog.getByText(/^Another wellness entry was entered for .* was not restored\.$/)).toBeVisible();
    await expect(dialog.getByText(`${count} records`)).toBeVisible();
    expect(await ratingsOf(row)).toEqual(['1', '10', '1', '10']);
  });
});
