import { roundHalfUp } from '@touchline/contracts/rounding';
import type { TrainingLoadEntry, TrainingSession as SessionAnswer } from '@touchline/contracts/training-load.schema';
import type { LoadDay } from './calc/load-days.js';
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

/** A stored session with the figures of its day. They are rounded here and nowhere else. */
export function toTrainingLoadEntry(row: TrainingSession, day: LoadDay): TrainingLoadEntry {
  const { session_id: _name, ...session } = toTrainingSession(row);
  return {
    ...session,
    acute_workload: roundHalfUp(day.acuteWorkload, 2),
    chronic_workload: roundHalfUp(day.chronicWorkload, 2),
    acwr: rounded(day.acwr, 2),
    training_monotony: rounded(day.trainingMonotony, 2),
    training_strain: rounded(day.trainingStrain, 1),
    history_days: day.historyDays,
  };
}

function rounded(figure: number | null, decimals: number): number | null {
  return figure === null ? null : roundHalfUp(figure, decimals);
}
