import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { ExistingTest, FatigueRecord as FatigueAnswer } from '@touchline/contracts/fatigue.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { FatigueRecord } from './fatigue-record.entity.js';

/** A stored test as it goes over the wire: its value in the field of its kind, the other two are null. */
export function toFatigueRecord({ id, athleteId, recordedAt, kind, value, version }: FatigueRecord): FatigueAnswer {
  const values = {
    grip_strength_kg: null,
    dash_10m_time: null,
    vertical_jump_cm: null,
    [FATIGUE_RULES[kind].field]: keptValue(kind, value),
  };
  return { id, athlete_id: athleteId, recorded_at: recordedAt, ...values, version };
}

/** The values of those who have one, in the order in which the athletes were asked about, each once. */
export function toExistingTests(
  athleteIds: readonly number[],
  kind: FatigueKind,
  values: ReadonlyMap<number, number | null>,
): ExistingTest[] {
  return [...new Set(athleteIds)].flatMap((athleteId) => {
    const value = values.get(athleteId) ?? null;
    return value === null ? [] : [{ athlete_id: athleteId, value: keptValue(kind, value) }];
  });
}

/** A value with the decimals that are kept of its kind. */
export function keptValue(kind: FatigueKind, value: number): number {
  return roundHalfUp(value, FATIGUE_RULES[kind].decimals);
}

/** The next version of a stored test, with another value or the same again. */
export function nextVersion(stored: FatigueRecord, value: number, now: Date): FatigueRecord {
  return { ...stored, value: keptValue(stored.kind, value), version: stored.version + 1, updatedAt: now };
}
