import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { toggleChosen } from '../../../shared/toggle-chosen.js';
import { WELLNESS_LINES, type WellnessLine } from '../../../shared/wellness-chart/wellness-lines.js';

/** The choice that stands for all four ratings. */
export const ALL_RATINGS = 'ratings';
export type LineChoice = WellnessLine | typeof ALL_RATINGS;

/** What is chosen while these lines are hidden: the other lines, and all ratings when none of them is hidden. */
export function chosenLines(hidden: readonly WellnessLine[]): LineChoice[] {
  const shown: LineChoice[] = WELLNESS_LINES.filter((line) => !hidden.includes(line));
  return WELLNESS_RATINGS.every((rating) => shown.includes(rating)) ? [...shown, ALL_RATINGS] : shown;
}

/** The hidden lines after a choice was pressed. All ratings show what is missing of them; with none missing, they hide. */
export function hiddenAfter(hidden: readonly WellnessLine[], pressed: LineChoice): WellnessLine[] {
  if (pressed !== ALL_RATINGS) return toggleChosen(WELLNESS_LINES, hidden, pressed);
  const others = hidden.filter((line) => line === 'hooper_index');
  return chosenLines(hidden).includes(ALL_RATINGS) ? [...WELLNESS_RATINGS, ...others] : others;
}
