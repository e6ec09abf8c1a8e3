import type { ChangeKind } from '@touchline/contracts/change-chip';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { numberText } from '../../../shared/number-text.js';

/** Stands where nothing was ever recorded: no figure is made up. */
export const NOT_RECORDED = 'Not recorded';

export function measureText(value: number | null, unit: string): string {
  return value === null ? NOT_RECORDED : `${numberText(value)} ${unit}`;
}

/** `Injury: Hamstring (severity 6 of 10)`; null for who is not injured. */
export function injuryText({
  injury_body_part: part,
  injury_severity: severity,
}: Pick<AthleteOverview, 'injury_body_part' | 'injury_severity'>): string | null {
  return part === null ? null : `Injury: ${part}${severity === null ? '' : ` (severity ${severity} of 10)`}`;
}

/** What a change of a test means in words. */
const CHANGE_WORDS = {
  sprint: { up: 'slower', down: 'faster' },
  grip: { up: 'stronger', down: 'weaker' },
} as const satisfies Record<ChangeKind, object>;

/** `2.8% faster`, `1.2% stronger`, `No change`. */
export function changeText(
  kind: ChangeKind,
  { percent, direction }: { percent: number; direction: 'up' | 'down' | 'flat' },
): string {
  return direction === 'flat' ? 'No change' : `${Math.abs(percent).toFixed(1)}% ${CHANGE_WORDS[kind][direction]}`;
}
