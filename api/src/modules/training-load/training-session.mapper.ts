import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SessionWrite, TrainingLoadEntry, TrainingSession } from '@touchline/contracts/training-load.schema';
import type { LoadDay } from './calc/load-days.js';
import { srpe } from './calc/srpe.js';
import type { StoredSession } from './training-load.repository.js';

interface SessionLoad {
  athleteId: number;
  rpe: number;
  durationMin: number;
}

/**
 * A change of a stored session; without a `date` it stays on its day. `version` is the one that the writer edited;
 * undefined: any version.
 */
export interface EditedSession extends SessionLoad {
  workoutId: number;
  date?: CalendarDate | undefined;
  /** The event of its day to which it is found to belong; without one it keeps its own. */
  eventId?: number | undefined;
  version?: number | undefined;
}

/**
 * A session from a coach (without an `externalId`) or from the athletes' app: its `externalId` replaces the athlete's
 * session with the same one.
 */
export interface NewSession extends SessionLoad {
  date: CalendarDate;
  externalId: string | null;
  /** The event that it belongs to; null leaves that of a stored session as it is. */
  eventId: number | null;
}

export type SessionInput = EditedSession | NewSession;

/** A stored session in its wire shape, with its load. */
export function toTrainingSession(row: StoredSession): TrainingSession {
  return {
    workout_id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    rpe: row.rpe,
    duration_min: row.durationMin,
    srpe: roundHalfUp(srpe(row), 1),
    session_id: row.externalId,
    event_id: row.eventId,
    version: row.version,
  };
}

/** A stored session with the figures of its day, which are rounded only here. */
export function toTrainingLoadEntry(row: StoredSession, day: LoadDay): TrainingLoadEntry {
  return {
    workout_id: row.id,
    athlete_id: row.athleteId,
    date: row.date,
    rpe: row.rpe,
    duration_min: row.durationMin,
    srpe: roundHalfUp(srpe(row), 1),
    event_id: row.eventId,
    version: row.version,
    acute_workload: roundHalfUp(day.acuteWorkload, 2),
    chronic_workload: roundHalfUp(day.chronicWorkload, 2),
    acwr: roundedOrNull(day.acwr, 2),
    training_monotony: roundedOrNull(day.trainingMonotony, 2),
    training_strain: roundedOrNull(day.trainingStrain, 1),
    history_days: day.historyDays,
  };
}

/** An entry that a coach sends. */
export function toSessionInput(entry: SessionWrite): SessionInput {
  const { athlete_id: athleteId, workout_id: workoutId, date, rpe, duration_min: durationMin, version } = entry;
  const load = { athleteId, rpe, durationMin };
  if (workoutId !== undefined) return { ...load, workoutId, date, version };
  // The schema requires the date of a new session.
  return { ...load, date: date ?? '', externalId: null, eventId: null };
}
