import type { Page } from '@playwright/test';

/** The day where the page's coach is, `yyyy-MM-dd`: for an hour of each day it is not the server's. Whoever asks the server beside the screen says it, as the screen does. */
export function coachDay(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
}

/** `November 23, 2026`, as headings name a day. */
export const longDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
