import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { boxes, nameOf, openRecording, reopenRecording, startWith } from '../support/recording.js';
import { DEMO, expect, openAs, RIVAL, SHORT, story } from '../support/story.js';

const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Record / });
const notice = (page: Page) => page.getByRole('main').getByText(/value is not saved yet|values are not saved yet/);

/** The drafts that the browser keeps. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('touchline.mfe-monitoring.recordings');
    await new Promise((done) => (opened.onsuccess = done));
    const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((done) => (all.onsuccess = done));
    opened.result.close();
    return all.result as Record<string, unknown>[];
  });

story('typed values outlive the page, are offered again and saved once', SHORT, async ({ page, context, product }) => {
  const coach = product.freshSquad();
  // A reload with unsaved values asks; the coach agrees.
  page.on('dialog', (question) => void question.accept());
  const dialog = await openRecording(page, 'Grip Strength', coach.coach);
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  await expect(boxes(dialog).first()).toBeFocused();
  const name = await nameOf(boxes(dialog).first());

  await story.step('a reload offers to continue; the values are still there', async () => {
    await page.keyboard.type('41.5');
    await expect.poll(() => keptDrafts(page)).toHaveLength(1);
    const [draft] = await keptDrafts(page);
    expect(Object.keys(draft ?? {}).sort()).toEqual(['coachId', 'date', 'kind', 'seen', 'teamId', 'texts']);
    await page.reload();
    await expect(sheetOf(page)).toContainText('1 value was typed here and is not saved yet.');
    await expectNoAxeViolations(page);
    await sheetOf(page).getByRole('button', { name: 'Continue recording' }).click();
    await expect(boxes(dialog).first()).toHaveValue('41.5');
    await expect(dialog.getByRole('listitem').first()).toContainText('Not saved yet');
  });

  const later = await context.newPage();
  await story.step('a browser that was closed offers it on the screen of the tests', async () => {
    await page.close();
    await later.goto('/dashboard/apex');
    await expect(notice(later)).toHaveText(/^Grip Strength \(kg\), .+: 1 value is not saved yet\./);
    await expectNoAxeViolations(later);
    await later.getByRole('button', { name: 'Open recording' }).click();
    await sheetOf(later).getByRole('button', { name: 'Continue recording' }).click();
    await expect(boxes(sheetOf(later)).first()).toHaveValue('41.5');
  });

  await story.step('saving ends it', async () => {
    await sheetOf(later).getByRole('button', { name: 'Save 1 Recordings' }).click();
    await expect(sheetOf(later)).toHaveCount(0);
    await expect(notice(later)).toHaveCount(0);
    await expect.poll(() => keptDrafts(later)).toEqual([]);
    await later.getByRole('option', { name }).click();
    const card = later.getByRole('region', { name: 'Grip Strength (kg)' });
    await card.getByRole('button', { name: 'Show as table' }).click();
    await expect(card.getByRole('row').last()).toContainText('41.5');
  });
});

story('Back asks before it throws typed values away, and leads to the team', async ({ page }) => {
  const dialog = await openRecording(page, 'Sprint Time');
  await startWith(dialog, 'Volleyball (W)');
  await page.keyboard.type('1.9');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(boxes(dialog).first()).toHaveValue('1.9');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog.getByRole('button', { name: 'Start Recording' })).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toEqual([]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/apex$/);
});

story('offline, each field keeps its value and says that it is not saved', async ({ page, context }) => {
  const dialog = await openRecording(page, 'Vertical jump');
  await startWith(dialog, 'Basketball (M)');
  await page.keyboard.type('40');
  const [first, second] = [dialog.getByRole('listitem').first(), dialog.getByRole('listitem').nth(1)];
  await expect(first).not.toContainText('Not saved yet');
  await context.setOffline(true);
  await expect(first).toContainText('Not saved yet');
  await expect(second).not.toContainText('Not saved yet');
  await context.setOffline(false);
  await expect(first).not.toContainText('Not saved yet');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(dialog).toHaveCount(0);
});

story('a logout names unsaved values; only its coach gets it back, and can throw it away', async ({ page }) => {
  page.on('dialog', (question) => void question.accept());
  const dialog = await openRecording(page, 'Grip Strength');
  await startWith(dialog, 'Volleyball (W)');
  await page.keyboard.type('33');
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
  // Another screen after a reload: the shell loads the area for its waiting values.
  await page.goto('/calendar');
  const logout = async () => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Log out now?' });
  await expect(async () => {
    await logout();
    await expect(question).toContainText('1 recording of tests is not saved yet.', { timeout: 1_000 });
  }).toPass();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await openAs(page, '/dashboard/apex', RIVAL);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Grip Strength/ })
      .first(),
  ).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await logout();
  await expect(page).toHaveURL(/\/login$/);

  await openAs(page, '/dashboard/apex', DEMO);
  await expect(notice(page)).toHaveText(/Volleyball/);
  const again = await reopenRecording(page, 'Grip Strength');
  await again.getByRole('radio', { name: 'Volleyball (W)' }).check();
  await again.getByRole('button', { name: 'Start Recording' }).click();
  await again.getByRole('button', { name: 'Throw away' }).click();
  const sure = page.getByRole('alertdialog', { name: 'Throw away values?' });
  await sure.getByRole('button', { name: 'Throw away' }).click();
  await expect(again).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => keptDrafts(page)).toEqual([]);
});
