import { RPE_MAX, RPE_MIN, RPE_STEP } from './session-limits.js';

/**
 * The session RPE of a typed text such as `6`, `6.5` or `6,5`: 0–10 in steps of 0.5; undefined for any other text, the
 * empty one too.
 */
export function parseRpe(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  if (!/^\d{1,2}(\.\d)?$/.test(typed)) return undefined;
  const value = Number(typed);
  return value >= RPE_MIN && value <= RPE_MAX && value % RPE_STEP === 0 ? value : undefined;
}
