import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/story.js';

const DAYS_PER_YEAR = 365;
const ENTRIES_PER_CALL = 500;

/**
 * Saves a year of records through the API: a wellness entry per day and five sessions per week. Performance tests stay
 * those of the demo, because the API accepts them for today and yesterday only.
 */
export async function fillYear(page: Page, athleteId: number): Promise<void> {
  const days = lastDays(DAYS_PER_YEAR);
  await putEntries(
    page,
    '/api/athletes/wellness',
    days.map(({ daysAgo, date }) => ({
      athlete_id: athleteId,
      date,
      sleep_quality: 1 + (daysAgo % 7),
      fatigue: 1 + (daysAgo % 5),
      muscle_soreness: 1 + (daysAgo % 9),
      stress: 1 + (daysAgo % 4),
    })),
  );
  const stored = (await (await page.request.get(`/api/athletes/training-load?athlete_id=${athleteId}`)).json()) as {
    date: string;
  }[];
  const trained = new Set(stored.map(({ date }) => date));
  const missing = days.filter(({ daysAgo, date }) => daysAgo % 7 < 5 && !trained.has(date));
  if (missing.length > 0)
    await putEntries(
      page,
      '/api/athletes/training-load',
      missing.map(({ daysAgo, date }) => ({
        athlete_id: athleteId,
        date,
        rpe: 3 + (daysAgo % 11) / 2,
        duration_min: 40 + 5 * (daysAgo % 12),
      })),
    );
}

/** So many days up to today (UTC), the last one first. */
export function lastDays(count: number): { daysAgo: number; date: string }[] {
  const today = new Date().toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, daysAgo) => ({
    daysAgo,
    date: new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10),
  }));
}

/** Saves records through the API, as many per call as it takes. */
export async function putEntries(page: Page, path: string, entries: readonly object[]): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  for (let from = 0; from < entries.length; from += ENTRIES_PER_CALL) {
    const data = { entries: entries.slice(from, from + ENTRIES_PER_CALL) };
    expect((await page.request.put(path, { data, headers: { origin } })).status()).toBe(200);
  }
}
