import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { FATIGUE_RULES, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';

/** One test of one kind. */
export interface TestPoint {
  date: CalendarDate;
  /** In the unit of its kind, as it is stored. */
  value: number;
}

/** The records of one kind; those of the others carry no value of it. */
export function recordsOf(kind: FatigueKind, records: readonly FatigueRecord[]): FatigueRecord[] {
  return records.filter((record) => record[FATIGUE_RULES[kind].field] !== null);
}

/** The tests of one kind, oldest first. */
export function testPoints(kind: FatigueKind, records: readonly FatigueRecord[]): TestPoint[] {
  const points = records.flatMap(({ recorded_at: date, [FATIGUE_RULES[kind].field]: value }) =>
    value === null ? [] : [{ date, value }],
  );
  return points.sort((a, b) => (a.date < b.date ? -1 : 1));
}
