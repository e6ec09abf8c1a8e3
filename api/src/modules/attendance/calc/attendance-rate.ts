/** Keeps a half that floating point made a hair too small a half. */
const HAIR = 1e-9;

/** Whole percent of `records` that were attended, 0–100, rounded half up; null without records. Excused is a record not attended. */
export function attendanceRate(attended: number, records: number): number | null {
  if (records === 0) return null;
  return Math.round((100 * attended) / records + HAIR);
}
