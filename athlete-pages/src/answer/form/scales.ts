/** The words of the scales. */
import { productMeasure, type ProductMeasure } from '@touchline/contracts/measure-catalogue';
import { WELLNESS_RATINGS, type WellnessRating } from '@touchline/contracts/ratings';

interface ScaleTexts {
  question: string;
  ends: readonly [smallest: string | null, largest: string | null];
}

function textsOf({ label, question, low_words: smallest, high_words: largest }: ProductMeasure): ScaleTexts {
  return { question: question ?? label, ends: [smallest, largest] };
}

/** Each runs from 1 = very good to 10 = very poor. */
export const RATING_TEXTS = Object.fromEntries(
  WELLNESS_RATINGS.map((rating) => [rating, textsOf(productMeasure(`hooper.${rating}`))]),
) as Readonly<Record<WellnessRating, ScaleTexts>>;

export const PAIN_TEXTS = textsOf(productMeasure('pain.severity'));

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
