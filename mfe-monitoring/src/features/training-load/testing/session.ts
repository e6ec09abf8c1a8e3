import type { TrainingLoadEntry } from '@touchline/contracts/training-load.schema';

/** A session for a test, of an athlete with a full history; its load follows from RPE and minutes. */
export function buildSession(part: Partial<TrainingLoadEntry> = {}): TrainingLoadEntry {
  const { rpe, duration_min } = { rpe: 6, duration_min: 60, ...part };
  return {
    workout_id: 1,
    athlete_id: 7,
    date: '2026-11-05',
    rpe,
    duration_min,
    srpe: rpe * duration_min,
    event_id: null,
    version: 1,
    acute_workload: 262.5,
    chronic_workload: 210,
    acwr: 1.25,
    training_monotony: 1.42,
    training_strain: 2609.3,
    history_days: 90,
    ...part,
  };
}
