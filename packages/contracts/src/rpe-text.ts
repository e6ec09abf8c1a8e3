import { parseNumberWithin } from './number-text.js';
import { RPE_MAX, RPE_MIN, RPE_STEP } from './session-limits.js';

/**
 * The session RPE of a typed text such as `6`, `6.5` or `6,50`: 0–10 in steps of 0.5; undefined for any other text, the
 * empty one too.
 */
export function parseRpe(text: string): number | undefined {
  const value = parseNumberWithin(text, RPE_MIN, RPE_MAX, 1);
  return value !== undefined && value % RPE_STEP === 0 ? value : undefined;
}
