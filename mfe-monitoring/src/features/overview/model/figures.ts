import type { ChangeKind } from '@touchline/contracts/change-chip';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** Stands where nothing was ever recorded: no figure is made up. */
export const NOT_RECORDED = 'Not recorded';

const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `1,840.5`; at most two decimals. */
export function numberText(value: number): string {
  return NUMBERS.format(value);
}

export function measureText(value: number | null, unit: string): string {
  return value === null ? NOT_RECORDED : `${numberText(value)} ${unit}`;
}

/** `Injury: Hamstring (severity 6 of 10)`; null for who is not injured. */
export function injuryText({ injury_body_part: part, injury_severity: severity }: Pick<AthleteOverview, 'injury_body_part' | 'injury_severity'>): string | null {
  return part === null ? null : `Injury: ${part}${severity === null ? '' : ` (severity ${severity} of 10)`}`;
}

/** How values of a test are written, and what a change of one means in words. */
const TEST_TEXTS = {
  sprint: { decimals: 2, unit: 's', up: 'slower', down: 'faster' },
  grip: { decimals: 1, unit: 'kg', up: 'stronger', down: 'weaker' },
} as const satisfies Record<ChangeKind, object>;

/** `1.78 s`, `41.3 kg`. */
export function testText(kind: ChangeKind, value: number): string {
  const { decimals, unit } = TEST_TEXTS[kind];
  return `${roundHalfUp(value, decimals).toFixed(decimals)} ${unit}`;
}

/** `2.8% faster`, `1.2% stronger`, `No change`. */
export function changeText(kind: ChangeKind, { percent, direction }: { percent: number; direction: 'up' | 'down' | 'flat' }): string {
  return direction === 'flat' ? 'No change' : `${Math.abs(percent).toFixed(1)}% ${TEST_TEXTS[kind][direction]}`;
}
