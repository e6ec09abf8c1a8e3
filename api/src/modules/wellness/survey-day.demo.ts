/** The survey of a demo athlete on one day; a rating is null when it was left out. */
export interface SurveyDay {
  /** yyyy-MM-dd. */
  date: string;
  sleepQuality: number | null;
  fatigue: number | null;
  muscleSoreness: number | null;
  stress: number | null;
  /** Absent: the day reports no change. Null: recovered. */
  injury?: { bodyPart: string; severity: number } | null | undefined;
}
