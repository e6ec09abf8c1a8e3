import type { Page } from '@playwright/test';
import { coachDay } from './coach-day.js';
import { productOrigin } from './product-origin.js';
import { expect } from './story.js';

/** The records of an athlete, by days back from today. */
export interface Recorded {
  /** Days with a session of 60 minutes, and their RPE. */
  sessions?: readonly (readonly [day: number, rpe: number])[];
  /** Days with a survey of four equal ratings. */
  surveys?: readonly (readonly [day: number, rating: number])[];
  /** Tests can be recorded for today or yesterday only. */
  sprints?: readonly (readonly [day: 0 | 1, seconds: number])[];
  jumps?: readonly (readonly [day: 0 | 1, centimetres: number])[];
}

/** The days `from`, `from` + `step` … up to `to`, each with the same value. */
export const every = (from: number, to: number, value: number, step = 1): [number, number][] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => [from + at * step, value]);

/** Saves the records over the API; `page` is signed in. */
export async function record(
  page: Page,
  teamId: number,
  athleteId: number,
  { sessions = [], surveys = [], sprints = [], jumps = [] }: Recorded,
): Promise<void> {
  const headers = { origin: await productOrigin(page) };
  const today = await coachDay(page);
  const on = (day: number) => new Date(Date.parse(`${today}T00:00:00Z`) - day * 86_400_000).toISOString().slice(0, 10);
  const put = async (path: string, entries: object[]) => {
    if (entries.length > 0) expect((await page.request.put(path, { headers, data: { entries } })).status()).toBe(200);
  };
  await put(
    '/api/athletes/training-load',
    sessions.map(([day, rpe]) => ({ athlete_id: athleteId, date: on(day), rpe, duration_min: 60 })),
  );
  await put(
    '/api/athletes/wellness',
    surveys.map(([day, rating]) => ({
      athlete_id: athleteId,
      date: on(day),
      sleep_quality: rating,
      fatigue: rating,
      muscle_soreness: rating,
      stress: rating,
    })),
  );
  for (const [recordingType, tests] of [
    ['sprint', sprints],
    ['jump', jumps],
  ] as const) {
    for (const [day, value] of tests)
      expect(
        (
          await page.request.post('/api/fatigue-indicators/record', {
            headers,
            data: { recordings: [{ athlete_id: athleteId, value }], recordingType, teamId, date: on(day) },
          })
        ).status(),
      ).toBe(200);
  }
}
