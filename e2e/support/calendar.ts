/** Helpers for the calendar screen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The form beside the calendar, or the form dialog on a phone. */
export const formOf = (page: Page, title: 'Add Event' | 'Edit Event'): Locator =>
  page.getByRole('region', { name: title, exact: true }).or(page.getByRole('dialog', { name: title, exact: true }));

/** The panel of the selected day; `day` as in `March 29, 2027`. */
export const dayPanel = (page: Page, day: string): Locator => page.getByRole('region', { name: day, exact: true });

/** The row of an event on the selected day. */
export const eventRow = (page: Page, title: string): Locator =>
  page.locator('[data-event]').filter({ has: page.getByText(title, { exact: true }) });

/** Fills the form; the type is chosen by its label. */
export async function fillEvent(
  form: Locator,
  {
    type,
    ...values
  }: { type?: string } & Partial<
    Record<'Title' | 'Date' | 'Time' | 'Duration (min)' | 'Notes' | 'Repeat weekly until', string>
  >,
): Promise<void> {
  if (type !== undefined) {
    await form.getByRole('group', { name: 'Event Type' }).getByRole('button', { name: type, exact: true }).click();
  }
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Expects the text in the message dialog, then closes it. */
export async function readMessage(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title, exact: true });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}
