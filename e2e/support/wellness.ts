import { expect, type Locator, type Page } from '@playwright/test';

export const RATINGS = ['Sleep Quality', 'Fatigue', 'Muscle Soreness', 'Stress'] as const;

/** Chooses the athlete at `index` of the list and waits for their chart. Stories that write use an athlete of their own. */
export async function chooseAthlete(page: Page, index: number): Promise<void> {
  await page.getByRole('listbox', { name: 'Athletes' }).getByRole('option').nth(index).click();
  await expect(page.getByRole('heading', { name: 'Wellness Metrics' })).toBeVisible();
  await expect(page.locator('.apexcharts-series').first()).toBeVisible();
}

export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit wellness history' }).click();
  const dialog = page.getByRole('dialog', { name: /^Edit / });
  await expect(dialog.getByRole('button', { name: 'Edit record' }).first()).toBeVisible();
  return dialog;
}

/** The rows of the history table, without the heading. */
export const rowsOf = (dialog: Locator): Locator =>
  dialog.getByRole('row').filter({ has: dialog.page().getByRole('button') });

/** The four ratings shown in a row. */
export async function ratingsOf(row: Locator): Promise<string[]> {
  const cells = await row.getByRole('cell').allInnerTexts();
  return cells.slice(1, 5).map((text) => text.replace(/\D+/g, ''));
}

/** Types the four ratings into a row in edit mode or into the form for a new entry. */
export async function typeRatings(place: Locator, values: readonly string[]): Promise<void> {
  for (const [index, label] of RATINGS.entries())
    await place.getByLabel(label, { exact: true }).fill(values[index] ?? '');
}
