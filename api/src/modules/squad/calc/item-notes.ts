import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import { median } from '../../../common/statistics/statistics.js';
import type { Answer } from './answers.js';
import { valuesBefore } from './baseline.js';
import { atLeast } from '../../../common/statistics/tolerance.js';

const HIGH_RATING = 8;
const LEAST_DISTANCE = 3;

/**
 * The ratings of `date` that are high (8 or more) and at least 3 above the own median of the 28 days before: they are
 * named in the reason of a flag and never judged on their own. Empty without an answer and with fewer than 14 answers
 * before.
 */
export function itemNotes(answers: readonly Answer[], date: CalendarDate): WellnessRating[] {
  const answer = answers.find((each) => each.date === date);
  const before = valuesBefore(answers, date);
  if (answer === undefined || before.length < BASELINE_LEAST) return [];
  return WELLNESS_RATINGS.filter((rating) => {
    const value = answer.ratings[rating];
    const usual = median(before.map(({ ratings }) => ratings[rating]));
    return value >= HIGH_RATING && atLeast(value - usual, LEAST_DISTANCE);
  });
}
