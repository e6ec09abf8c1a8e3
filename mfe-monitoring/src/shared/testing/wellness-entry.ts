import type { WellnessEntry } from '@touchline/contracts/wellness.schema';

/** A wellness entry for a test; the Hooper Index follows from the ratings. */
export function buildEntry(part: Partial<WellnessEntry> = {}): WellnessEntry {
  const ratings = { sleep_quality: 2, fatigue: 3, muscle_soreness: 4, stress: 5, ...part };
  const given = [ratings.sleep_quality, ratings.fatigue, ratings.muscle_soreness, ratings.stress];
  const completed = given.every((value) => value !== null);
  return {
    wellness_id: 1,
    athlete_id: 7,
    date: '2026-11-05',
    injury_body_part: null,
    injury_severity: null,
    version: 1,
    hooper_index: completed ? given.reduce<number>((sum, value) => sum + (value ?? 0), 0) : null,
    completed,
    ...ratings,
  };
}
