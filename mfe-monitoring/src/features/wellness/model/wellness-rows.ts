import {
  RATING_MAX,
  RATING_MIN,
  WELLNESS_RATINGS,
  WELLNESS_RATING_LABELS,
  type WellnessRating,
} from '@touchline/contracts/ratings';
import type { WellnessEntry, WellnessWrite } from '@touchline/contracts/wellness.schema';
import type { HistoryColumn, HistoryRow, HistoryWrite } from '../../../shared/history-dialog/history-kind.js';
import { parseWhole } from '../../../shared/history-dialog/parse-number.js';

/** One day of one athlete; `version` is what the coach saw, 0 for a day without an entry. */
export type WellnessDay = WellnessWrite & { version: number };

export const WELLNESS_COLUMNS: readonly HistoryColumn<WellnessRating>[] = WELLNESS_RATINGS.map((key) => ({
  key,
  label: WELLNESS_RATING_LABELS[key],
  hint: `${RATING_MIN}–${RATING_MAX}`,
  parse: (text) => parseWhole(text, RATING_MIN, RATING_MAX),
}));

/** An entry as a row of the history table. */
export function toRow(entry: WellnessEntry): HistoryRow<WellnessRating> {
  const { wellness_id: id, date, version, sleep_quality, fatigue, muscle_soreness, stress } = entry;
  return { id, date, version, values: { sleep_quality, fatigue, muscle_soreness, stress } };
}

/** What the table wrote, as the API takes it. Injury fields are left out: absent means unchanged. */
export function toDay(athleteId: number, { date, version, values }: HistoryWrite<WellnessRating>): WellnessDay {
  return { athlete_id: athleteId, date, version, ...values };
}
