import type { Page } from '@playwright/test';

/**
 * The coach's current day, `yyyy-MM-dd`, in the time zone of the page. For an hour of each day it is not the server's day,
 * so stories that call the API send it, as the screens do.
 */
export function coachDay(page: Page): Promise<string> {
  return page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
}

/** `November 23, 2026`, as headings name a day. */
export const longDay = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));
