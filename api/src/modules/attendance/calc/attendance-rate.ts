import { roundHalfUp } from '@touchline/contracts/rounding';

/** Whole percent of `records` that were attended, 0–100, rounded half up; null without records. Excused is a record not attended. */
export function attendanceRate(attended: number, records: number): number | null {
  return records === 0 ? null : roundHalfUp((100 * attended) / records);
}
