import { roundHalfUp } from '@touchline/contracts/rounding';
import type { TrainingSession as SessionAnswer } from '@touchline/contracts/training-load.schema';
import { srpe } from './calc/srpe.js';
import type { TrainingSession } from './training-session.entity.js';

/** A stored session as it goes over the wire, with its load. */
export function toTrainingSession(row: TrainingSession): SessionAnswer {
  return {
    workout_id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    rpe: row.rpe,
    duration_min: row.durationMin,
    srpe: roundHalfUp(srpe(row), 1),
    session_id: row.externalId,
    version: row.version,
  };
}
