import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** `1.78`, `41.3`: a test's value as it is shown, without its unit. */
export function testNumber(kind: FatigueKind, value: number): string {
  const { shownDecimals } = FATIGUE_RULES[kind];
  return roundHalfUp(value, shownDecimals).toFixed(shownDecimals);
}

/** `1.78 s`, `41.3 kg`. */
export function testText(kind: FatigueKind, value: number): string {
  return `${testNumber(kind, value)} ${FATIGUE_RULES[kind].unit}`;
}
