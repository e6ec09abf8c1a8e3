/** The recording of a team's tests. */
import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, openAs } from './story.js';

/** Signed in on the performance screen, with step 1 open for a kind of test. */
export async function openRecording(page: Page, kind: string, coach = DEMO): Promise<Locator> {
  await openAs(page, '/dashboard/apex', coach);
  return reopenRecording(page, kind);
}

/** Opens step 1 for a kind of test on the performance screen. */
export async function reopenRecording(page: Page, kind: string): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`${kind}$`, 'i') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Record / });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Goes on to step 2 with a team. */
export async function startWith(dialog: Locator, team: string): Promise<void> {
  await dialog.getByRole('radio', { name: team }).check();
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  await expect(boxes(dialog).first()).toBeFocused();
}

/** The fields of the athletes, in the order of the sheet. */
export const boxes = (dialog: Locator): Locator => dialog.getByRole('list', { name: 'Athletes' }).getByRole('textbox');
export const nameOf = async (box: Locator): Promise<string> =>
  ((await box.getAttribute('aria-label')) ?? '').replace(/ \(\w+\)$/, '');
