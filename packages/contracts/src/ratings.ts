/** The four questions of the daily wellness survey, in the order of all screens. */
export const WELLNESS_RATINGS = ['sleep_quality', 'fatigue', 'muscle_soreness', 'stress'] as const;
export type WellnessRating = (typeof WELLNESS_RATINGS)[number];

export const WELLNESS_RATING_LABELS: Readonly<Record<WellnessRating, string>> = {
  sleep_quality: 'Sleep Quality',
  fatigue: 'Fatigue',
  muscle_soreness: 'Muscle Soreness',
  stress: 'Stress',
};

/** Each rating is a whole number, 1 = very good … 10 = very poor, sleep included (Hooper & Mackinnon 1995, Sports Med 20:321). */
export const RATING_MIN = 1;
export const RATING_MAX = 10;

/**
 * The ratings of the Hooper index, which is their sum. The index is defined by these four: another question of the
 * survey does not become part of it.
 */
export const HOOPER_RATINGS = [
  'sleep_quality',
  'fatigue',
  'muscle_soreness',
  'stress',
] as const satisfies readonly WellnessRating[];
export const HOOPER_MIN = HOOPER_RATINGS.length * RATING_MIN;
export const HOOPER_MAX = HOOPER_RATINGS.length * RATING_MAX;

/** Direction of the scale, shown on chart, radar and dialog. */
export const RATING_SCALE_CAPTION = '1 = very good, 10 = very poor.';

export const HOOPER_CAPTION = 'Hooper Index = sum of the four ratings (4 to 40); higher is worse.';

/** Maximum number of entries that one call writes. */
export const MAX_WELLNESS_ENTRIES = 500;
