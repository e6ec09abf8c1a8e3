import { hooperIndex, type DayRatings } from '../wellness/index.js';
import type { Answer } from './calc/answers.js';

/** The complete surveys among these days, oldest first. */
export function toAnswers(days: readonly DayRatings[]): Answer[] {
  const answers = days.flatMap((day) => {
    const sum = hooperIndex(day);
    // A Hooper index exists only when all four ratings do.
    return sum === null ? [] : [{ date: day.date, sum, ratings: day as Answer['ratings'] }];
  });
  return answers.sort((a, b) => (a.date < b.date ? -1 : 1));
}
