import type { WellnessEntry, WellnessWrite } from '@touchline/contracts/wellness.schema';
import { hooperIndex, isCompleted } from './calc/hooper.js';
import type { WellnessEntryRow } from './wellness-entry.entity.js';

/** A stored day as it goes over the wire, with its figures: they are computed on reading and never stored. */
export function toWellnessEntry(row: WellnessEntryRow): WellnessEntry {
  const ratings = { sleep_quality: row.sleepQuality, fatigue: row.fatigue, muscle_soreness: row.muscleSoreness, stress: row.stress };
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

/** The row a write leads to: the next version of `stored`, or a first one. Absent injury fields leave what is known. */
export function applyWrite(write: WellnessWrite, stored: WellnessEntryRow | undefined, now: Date): Omit<WellnessEntryRow, 'id'> {
  const injury =
    write.injury_body_part === undefined
      ? { injuryRecorded: stored?.injuryRecorded ?? false, injuryBodyPart: stored?.injuryBodyPart ?? null, injurySeverity: stored?.injurySeverity ?? null }
      : { injuryRecorded: true, injuryBodyPart: write.injury_body_part, injurySeverity: write.injury_severity ?? null };
  return {
    athleteId: write.athlete_id,
    date: write.date,
    sleepQuality: write.sleep_quality,
    fatigue: write.fatigue,
    muscleSoreness: write.muscle_soreness,
    stress: write.stress,
    ...injury,
    version: (stored?.version ?? 0) + 1,
    createdAt: stored?.createdAt ?? now,
    updatedAt: now,
  };
}
