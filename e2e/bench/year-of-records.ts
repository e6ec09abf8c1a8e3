import type { Page } from '@playwright/test';
import { expect } from '../support/story.js';

/** Also within the limit of entries per call. */
const DAYS_PER_YEAR = 365;

/**
 * Saves a year of records through the API: a wellness entry per day and five sessions per week. Performance tests stay
 * those of the demo, because the API accepts them for today and yesterday only.
 */
export async function fillYear(page: Page, athleteId: number): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  const today = new Date().toISOString().slice(0, 10);
  const put = async (path: string, entries: object[]) => {
    const response = await page.request.put(path, { data: { entries }, headers: { origin } });
    expect(response.status()).toBe(200);
  };
  const days = Array.from({ length: DAYS_PER_YEAR }, (_, daysAgo) => ({
    daysAgo,
    date: new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10),
  }));
  await put(
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
    await put(
      '/api/athletes/training-load',
      missing.map(({ daysAgo, date }) => ({
        athlete_id: athleteId,
        date,
        rpe: 3 + (daysAgo % 11) / 2,
        duration_min: 40 + 5 * (daysAgo % 12),
      })),
    );
}
