import { requireEpochDay } from '@touchline/contracts/calendar-date';
import { hooperIndex, type DayRatings } from '../wellness/index.js';
import type { Answer } from './calc/answers.js';

/** The complete surveys among these days, oldest first. */
export function toAnswers(days: readonly DayRatings[]): Answer[] {
  const answers: Answer[] = [];
  for (const day of days) {
    const sum = hooperIndex(day);
    if (sum === null) continue;
    // A Hooper index exists only when all four ratings do.
    const { sleep_quality, fatigue, muscle_soreness, stress } = day as DayRatings & Answer['ratings'];
    const ratings = { sleep_quality, fatigue, muscle_soreness, stress };
    answers.push({ date: day.date, day: requireEpochDay(day.date), sum, ratings });
  }
  return answers.sort((a, b) => a.day - b.day);
}
