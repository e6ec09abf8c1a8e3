import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { DESK } from './worker-browser.js';

/**
 * The time zone of the clubs of all stories. The coach is in it too where athletes answer: the board shows the coach's day, an
 * athlete answers for that of the club, and in Berlin they differ for an hour of each night.
 */
export const CLUB_ZONE = 'Europe/London';

/** Most stories take less. */
const STORY_MS = 45_000;

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

/** Waits for midnight, of the server, the club or the coach, if a story that begins now might meet it. */
export async function afterMidnight(): Promise<void> {
  const now = new Date();
  const dayIn = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  const end = new Date(now.getTime() + STORY_MS);
  const isNear = ['UTC', CLUB_ZONE, DESK.timezoneId].some((zone) => dayIn(zone, now) !== dayIn(zone, end));
  // Every midnight of these time zones is a full hour.
  if (isNear) await setTimeout(3_600_000 - (now.getTime() % 3_600_000));
}
