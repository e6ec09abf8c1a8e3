import { roundHalfUp } from './rounding.js';

/** The kinds of test that are recorded of athletes, one value per athlete and day. */
export const FATIGUE_KINDS = ['grip', 'sprint', 'jump'] as const;
export type FatigueKind = (typeof FATIGUE_KINDS)[number];

/** What is particular to a kind of test. Values lie above 0 and up to `max`. */
interface FatigueRule {
  /** The field of a record that carries the value. */
  field: 'grip_strength_kg' | 'dash_10m_time' | 'vertical_jump_cm';
  /** With its unit, as tables and dialogs name it. */
  label: string;
  unit: 'kg' | 's' | 'cm';
  max: number;
  /** Decimals that are stored; what is sent with more of them is rounded half up. */
  decimals: number;
  /** Decimals that are shown. */
  shownDecimals: number;
}

export const FATIGUE_RULES = {
  grip: { field: 'grip_strength_kg', label: 'Grip Strength (kg)', unit: 'kg', max: 100, decimals: 2, shownDecimals: 1 },
  sprint: { field: 'dash_10m_time', label: '10m Sprint Time (s)', unit: 's', max: 30, decimals: 3, shownDecimals: 2 },
  jump: { field: 'vertical_jump_cm', label: 'Vertical jump (cm)', unit: 'cm', max: 120, decimals: 2, shownDecimals: 1 },
} as const satisfies Record<FatigueKind, FatigueRule>;

/** True for a value that is stored as a test of that kind: above 0 also after it was rounded to the decimals that are kept. */
export function isTestValue(kind: FatigueKind, value: number): boolean {
  return value <= FATIGUE_RULES[kind].max && roundHalfUp(value, FATIGUE_RULES[kind].decimals) > 0;
}

/** How a refused value is answered, after the name of its field. */
export function fatigueSentence(kind: FatigueKind): string {
  const { max, unit } = FATIGUE_RULES[kind];
  return `must be a number above 0 and up to ${max} (${unit})`;
}

/** Most athletes one call may record. */
export const MAX_RECORDINGS = 500;

/** Most athletes one call may ask about. */
export const MAX_ASKED = 1_000;
