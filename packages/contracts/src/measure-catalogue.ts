import { OWN_MEASURE_KEY } from './measure-rules.js';
import type { MeasureDefinition } from './measures.schema.js';

/**
 * The measures that every club has: one entry each, and nothing else has to change for another one. A club adds its own.
 * `store` says where the values are: the four ratings and pain in the survey of the day, effort and minutes in the session,
 * the three tests of the performance page with those, and all others as measurements.
 */
export type MeasureStore = 'wellness' | 'sessions' | 'performance_tests' | 'measurements';

export interface ProductMeasure extends MeasureDefinition {
  key: string;
  store: MeasureStore;
}

/** Hooper & Mackinnon 1995, Sports Med 20:321, on 10 points. */
const HOOPER_RATING = {
  store: 'wellness',
  unit: 'rating',
  min: 1,
  max: 10,
  step: 1,
  direction: 'lower',
  trials: 1,
  trial_rule: 'best',
  has_sides: false,
  day_rule: 'last',
  kind: 'wellness',
  entered_by: 'athlete_daily',
  typical_error: null,
} as const;

const TEST = {
  question: null,
  low_words: null,
  high_words: null,
  trials: 1,
  trial_rule: 'best',
  has_sides: false,
  day_rule: 'last',
  kind: 'performance',
  entered_by: 'staff',
} as const;

export const PRODUCT_MEASURES = [
  {
    key: 'hooper.sleep_quality',
    label: 'Sleep Quality',
    question: 'How did you sleep?',
    low_words: 'very well',
    high_words: 'very badly',
    ...HOOPER_RATING,
  },
  {
    key: 'hooper.fatigue',
    label: 'Fatigue',
    question: 'How tired are you?',
    low_words: 'very fresh',
    high_words: 'very tired',
    ...HOOPER_RATING,
  },
  {
    key: 'hooper.muscle_soreness',
    label: 'Muscle Soreness',
    question: 'How sore are your muscles?',
    low_words: 'not sore',
    high_words: 'very sore',
    ...HOOPER_RATING,
  },
  {
    key: 'hooper.stress',
    label: 'Stress',
    question: 'How stressed are you?',
    low_words: 'very relaxed',
    high_words: 'very stressed',
    ...HOOPER_RATING,
  },
  {
    ...HOOPER_RATING,
    key: 'pain.severity',
    label: 'Pain',
    question: 'How much does it hurt?',
    low_words: 'hardly noticeable',
    high_words: 'worst imaginable',
    kind: 'health',
  },
  {
    key: 'session.rpe',
    store: 'sessions',
    label: 'Session RPE',
    question: 'How hard was it?',
    unit: 'rating',
    min: 0,
    max: 10,
    step: 0.5,
    direction: 'neither',
    low_words: 'Rest',
    high_words: 'Maximal',
    trials: 1,
    trial_rule: 'best',
    has_sides: false,
    day_rule: 'mean',
    kind: 'load',
    entered_by: 'athlete_after_session',
    typical_error: null,
  },
  {
    ...TEST,
    key: 'session.duration',
    store: 'sessions',
    label: 'Session Duration',
    unit: 'min',
    min: 1,
    max: 600,
    step: 1,
    direction: 'neither',
    day_rule: 'sum',
    kind: 'load',
    entered_by: 'athlete_after_session',
    typical_error: null,
  },
  {
    ...TEST,
    key: 'test.grip',
    store: 'performance_tests',
    label: 'Grip Strength',
    unit: 'kg',
    min: 0,
    max: 100,
    step: 0.01,
    direction: 'higher',
    typical_error: 1.5,
  },
  {
    ...TEST,
    key: 'test.sprint',
    store: 'performance_tests',
    label: '10m Sprint Time',
    unit: 's',
    min: 0,
    max: 30,
    step: 0.001,
    direction: 'lower',
    typical_error: 0.03,
  },
  {
    ...TEST,
    key: 'test.jump',
    store: 'performance_tests',
    label: 'Vertical jump',
    unit: 'cm',
    min: 0,
    max: 120,
    step: 0.01,
    direction: 'higher',
    typical_error: 1.5,
  },
] as const satisfies readonly ProductMeasure[];

export type ProductMeasureKey = (typeof PRODUCT_MEASURES)[number]['key'];

/** Widened: the definition of a product's measure by its key. */
export function productMeasure(key: ProductMeasureKey): ProductMeasure {
  const found = PRODUCT_MEASURES.find((measure) => measure.key === key);
  if (!found) throw new RangeError(`no measure of the product: ${key}`);
  return found;
}

/** Whether values of a measure are stored as measurements: those of a club, and those of the product without tables of their own. */
export const takesMeasurements = (key: string): boolean =>
  OWN_MEASURE_KEY.test(key) || PRODUCT_STORES.get(key) === 'measurements';

const PRODUCT_STORES = new Map<string, MeasureStore>(PRODUCT_MEASURES.map(({ key, store }) => [key, store]));
