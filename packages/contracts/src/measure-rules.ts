import type { DataKind } from './permissions.js';
import { forWord, type Word } from './words.js';

/** What a measure is made of: the words of the catalogue, and the limits of what a club adds to it. */

/** Units that values are stored and shown in, with what they measure. `rating` and `none` have no symbol. */
export const UNITS = {
  rating: { dimension: 'rating', symbol: '' },
  kg: { dimension: 'mass', symbol: 'kg' },
  cm: { dimension: 'length', symbol: 'cm' },
  m: { dimension: 'length', symbol: 'm' },
  km: { dimension: 'length', symbol: 'km' },
  ms: { dimension: 'time', symbol: 'ms' },
  s: { dimension: 'time', symbol: 's' },
  min: { dimension: 'time', symbol: 'min' },
  h: { dimension: 'time', symbol: 'h' },
  'm/s': { dimension: 'speed', symbol: 'm/s' },
  'km/h': { dimension: 'speed', symbol: 'km/h' },
  N: { dimension: 'force', symbol: 'N' },
  W: { dimension: 'power', symbol: 'W' },
  count: { dimension: 'count', symbol: '' },
  bpm: { dimension: 'count', symbol: 'bpm' },
  '%': { dimension: 'ratio', symbol: '%' },
  AU: { dimension: 'load', symbol: 'AU' },
  none: { dimension: 'none', symbol: '' },
} as const satisfies Record<string, { dimension: string; symbol: string }>;
export type Unit = keyof typeof UNITS;
export const UNIT_NAMES = Object.keys(UNITS) as [Unit, ...Unit[]];

/** The sign of a unit, '' for one without; a unit that is not known here is its own sign. */
export const unitSymbol = (unit: Word<Unit>): string => forWord(UNITS, unit, { symbol: unit }).symbol;

/** Which way is better; `neither` is coloured neutrally. */
export const DIRECTIONS = ['lower', 'higher', 'neither'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Distance between two values that can be entered; it decides the decimals. */
export const STEPS = [1, 0.5, 0.1, 0.01, 0.001] as const;
export type Step = (typeof STEPS)[number];

/** What several trials, or several values of a day, come to. The better one depends on the direction. */
export const TRIAL_RULES = ['best', 'mean'] as const;
export type TrialRule = (typeof TRIAL_RULES)[number];
export const DAY_RULES = ['last', 'best', 'mean', 'sum'] as const;
export type DayRule = (typeof DAY_RULES)[number];

/** The kinds of data that a measure can be of: they decide who reads and writes its values. */
export const MEASURED_KINDS = ['wellness', 'health', 'load', 'performance'] as const satisfies readonly DataKind[];
export type MeasuredKind = (typeof MEASURED_KINDS)[number];

/** Who enters the values. */
export const ENTERED_BY = ['athlete_daily', 'athlete_after_session', 'staff', 'device'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];

/** The side of the body that a value is of. */
export const SIDES = ['none', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export const MEASURE_LABEL_MAX = 40;
export const QUESTION_MAX = 120;
export const END_WORDS_MAX = 30;
export const TRIALS_MAX = 6;
/** The bounds of every measure. */
export const VALUE_MAX = 1_000_000;
/** Choices of an athlete's question, so that one tap answers it. */
export const CHOICES_MAX = 11;
export const BATTERY_NAME_MAX = 40;
/** Tests that one grid shows beside each other. */
export const BATTERY_TESTS_MAX = 8;
/** Most values that one call writes: a team with a battery of tests. */
export const MEASUREMENTS_MAX = 1_000;
/** Measures that a club may have. */
export const OWN_MEASURES_MAX = 200;

/** The key of a club's own measure. */
export const OWN_MEASURE_KEY = /^own\.[1-9]\d{0,5}$/;
/** The key of any measure: it never changes and is never given again. */
export const MEASURE_KEY = /^[a-z]+\.[a-z0-9_]{1,30}$/;
