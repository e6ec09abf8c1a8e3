/** The words of the scales. */
import type { WellnessRating } from '@touchline/contracts/ratings';

/** Each runs from 1 = very good to 10 = very poor. */
export const RATING_TEXTS: Readonly<Record<WellnessRating, { question: string; best: string; worst: string }>> = {
  sleep_quality: { question: 'How did you sleep?', best: 'very well', worst: 'very badly' },
  fatigue: { question: 'How tired are you?', best: 'very fresh', worst: 'very tired' },
  muscle_soreness: { question: 'How sore are your muscles?', best: 'not sore', worst: 'very sore' },
  stress: { question: 'How stressed are you?', best: 'very relaxed', worst: 'very stressed' },
};

export const PAIN_ENDS = { best: 'hardly noticeable', worst: 'worst imaginable' };

/** Words of the CR-10 scale for sessions (Foster et al. 2001, J Strength Cond Res 15:109); the others have none. */
export const RPE_WORDS: Readonly<Record<number, string>> = {
  0: 'Rest',
  1: 'Very, very easy',
  2: 'Easy',
  3: 'Moderate',
  4: 'Somewhat hard',
  5: 'Hard',
  7: 'Very hard',
  10: 'Maximal',
};

export const ONE_TO_TEN = Array.from({ length: 10 }, (_, index) => index + 1);
