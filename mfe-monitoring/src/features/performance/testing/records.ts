import { addDays } from '@touchline/contracts/calendar-date';
import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';

const FIRST_DAY = '2026-11-01';

/** A record for a test, of one kind. */
export function buildRecord(kind: FatigueKind, value: number, part: Partial<FatigueRecord> = {}): FatigueRecord {
  return {
    id: 1,
    athlete_id: 7,
    recorded_at: FIRST_DAY,
    grip_strength_kg: null,
    dash_10m_time: null,
    vertical_jump_cm: null,
    version: 1,
    ...part,
    [FATIGUE_RULES[kind].field]: value,
  };
}

/** One record a day from November 1, 2026 on, with ids from `firstId` on. */
export const daily = (kind: FatigueKind, values: readonly number[], firstId = 1): FatigueRecord[] =>
  values.map((value, at) => buildRecord(kind, value, { id: firstId + at, recorded_at: addDays(FIRST_DAY, at) }));
