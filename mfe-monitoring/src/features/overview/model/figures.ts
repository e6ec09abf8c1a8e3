import type { ChangeKind } from '@touchline/contracts/change-chip';
import type { AthleteOverview } from '@touchline/contracts/overview.schema';
import { forWord, type Word } from '@touchline/contracts/words';
import { numberText } from '../../../shared/number-text.js';

/** Shown instead of a figure that was never recorded. */
export const NOT_RECORDED = 'Not recorded';

export function measureText(value: number | null, unit: string): string {
  return value === null ? NOT_RECORDED : `${numberText(value)} ${unit}`;
}

/** `Injury: Hamstring (severity 6 of 10)`; null for an athlete without an injury. */
export function injuryText({
  injury_body_part: part,
  injury_severity: severity,
}: Pick<AthleteOverview, 'injury_body_part' | 'injury_severity'>): string | null {
  return part === null ? null : `Injury: ${part}${severity === null ? '' : ` (severity ${severity} of 10)`}`;
}

/** How a change of a test's value is called. */
const CHANGE_WORDS = {
  sprint: { up: 'slower', down: 'faster' },
  grip: { up: 'stronger', down: 'weaker' },
} as const satisfies Record<ChangeKind, object>;

/** `2.8% faster`, `1.2% stronger`, `No change`. */
export function changeText(
  kind: ChangeKind,
  { percent, direction }: { percent: number; direction: Word<'up' | 'down' | 'flat'> },
): string {
  return direction === 'flat'
    ? 'No change'
    : `${Math.abs(percent).toFixed(1)}% ${forWord(CHANGE_WORDS[kind], direction, 'other')}`;
}
