import type { WellnessRating } from '@touchline/contracts/ratings';
import type { WellnessEntry } from '@touchline/contracts/wellness.schema';
import { hooperIndex, isCompleted } from './calc/hooper.js';
import type { WellnessEntryRow } from './wellness-entry.entity.js';

/** A stored day as it goes over the wire, with its figures: they are computed on reading and never stored. */
export function toWellnessEntry(row: WellnessEntryRow): WellnessEntry {
  const ratings = {
    sleep_quality: row.sleepQuality,
    fatigue: row.fatigue,
    muscle_soreness: row.muscleSoreness,
    stress: row.stress,
  };
  return {
    wellness_id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    ...ratings,
    hooper_index: hooperIndex(ratings),
    completed: isCompleted(ratings),
    injury_body_part: row.injuryBodyPart,
    injury_severity: row.injurySeverity,
    version: row.version,
  };
}

/** One day as it is written: by a coach, who says every rating, or by the athletes' app, which may leave some out. Absent fields stay as they are. */
export type DayWrite = Partial<Record<WellnessRating, number | null | undefined>> & {
  athlete_id: number;
  date: string;
  injury_body_part?: string | null | undefined;
  injury_severity?: number | null | undefined;
  /** What the writer saw; absent: whatever is stored. */
  version?: number | undefined;
};

/** The row a write leads to: the next version of `stored`, or a first one. */
export function applyWrite(
  write: DayWrite,
  stored: WellnessEntryRow | undefined,
  now: Date,
): Omit<WellnessEntryRow, 'id'> {
  const injury =
    write.injury_body_part === undefined
      ? {
          injuryRecorded: stored?.injuryRecorded ?? false,
          injuryBodyPart: stored?.injuryBodyPart ?? null,
          injurySeverity: stored?.injurySeverity ?? null,
        }
      : { injuryRecorded: true, injuryBodyPart: write.injury_body_part, injurySeverity: write.injury_severity ?? null };
  return {
    athleteId: write.athlete_id,
    date: write.date,
    sleepQuality: said(write.sleep_quality, stored?.sleepQuality),
    fatigue: said(write.fatigue, stored?.fatigue),
    muscleSoreness: said(write.muscle_soreness, stored?.muscleSoreness),
    stress: said(write.stress, stored?.stress),
    ...injury,
    version: (stored?.version ?? 0) + 1,
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
  };
}

/** What a write says; where it says nothing, what is stored. */
function said(rating: number | null | undefined, stored: number | null | undefined): number | null {
  return rating === undefined ? (stored ?? null) : rating;
}
