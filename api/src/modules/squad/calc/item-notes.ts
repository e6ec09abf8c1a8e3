import { requireEpochDay, type CalendarDate } from '@touchline/contracts/calendar-date';
import { WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';
import { BASELINE_LEAST } from '@touchline/contracts/squad-rules';
import { atLeast } from '@touchline/contracts/tolerance';
import { median } from '../../../common/statistics/statistics.js';
import type { Answer } from './answers.js';
import { isBefore } from './baseline.js';

const HIGH_RATING = 8;
const LEAST_DISTANCE = 3;

/**
 * The ratings of `date` that are high (8 or more) and at least 3 above the own median of the 28 days before: they are
 * named in the reason of a flag and never judged on their own. Empty without an answer and with fewer than 14 answers
 * before.
 */
export function itemNotes(answers: readonly Answer[], date: CalendarDate): WellnessRating[] {
  const day = requireEpochDay(date);
  const answer = answers.find((each) => each.day === day);
  const high = WELLNESS_RATINGS.filter((rating) => (answer?.ratings[rating] ?? 0) >= HIGH_RATING);
  if (answer === undefined || high.length === 0) return [];
  const before = answers.filter((each) => isBefore(each, day));
  if (before.length < BASELINE_LEAST) return [];
  return high.filter((rating) => {
    const usual = median(before.map(({ ratings }) => ratings[rating]));
    return atLeast(answer.ratings[rating] - usual, LEAST_DISTANCE);
  });
}
