import type { Page } from '@playwright/test';
import { expect } from '../support/story.js';

/** Days of a year, and as many as one call takes. */
const DAYS = 365;

/** Tops an athlete up to an entry for each day of the last year and to five sessions a week, through the API as a coach would. The tests stay those of the demo: a day can be recorded only on that day. */
export async function fillYear(page: Page, athleteId: number): Promise<void> {
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  const today = new Date().toISOString().slice(0, 10);
  const put = async (path: string, entries: object[]) => {
    const answer = await page.request.put(path, { data: { entries }, headers: { origin } });
    expect(answer.status()).toBe(200);
  };
  const days = Array.from({ length: DAYS }, (_, back) => ({
    back,
    date: new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10),
  }));
  await put(
    '/api/athletes/wellness',
    days.map(({ back, date }) => ({
      athlete_id: athleteId,
      date,
      sleep_quality: 1 + (back % 7),
      fatigue: 1 + (back % 5),
      muscle_soreness: 1 + (back % 9),
      stress: 1 + (back % 4),
    })),
  );
  const stored = (await (await page.request.get(`/api/athletes/training-load?athlete_id=${athleteId}`)).json()) as {
    date: string;
  }[];
  const trained = new Set(stored.map(({ date }) => date));
  const missing = days.filter(({ back, date }) => back % 7 < 5 && !trained.has(date));
  if (missing.length > 0)
    await put(
      '/api/athletes/training-load',
      missing.map(({ back, date }) => ({
        athlete_id: athleteId,
        date,
        rpe: 3 + (back % 11) / 2,
        duration_min: 40 + 5 * (back % 12),
      })),
    );
}
