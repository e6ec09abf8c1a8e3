import type { WorkoutDifficulty, WorkoutType } from '@touchline/contracts/workout-rules';
import type { RowContent } from '../../common/workouts/row-content.js';

/** A workout as it is written down, before it meets a database. */
export interface WorkoutPlan {
  name: string;
  type: WorkoutType | null;
  difficulty: WorkoutDifficulty | null;
  description: string | null;
  rows: readonly PlannedRow[];
}

export type PlannedRow = Omit<RowContent, 'id' | 'orderInWorkout'>;

interface More {
  /** Seconds of rest between sets. */
  between?: number;
  notes?: string;
  supersetWithNext?: boolean;
}

/** An exercise prescribed by repetitions. */
export function exercise(name: string, sets: number, reps: number, more: More = {}): PlannedRow {
  return row({ name, sets, reps }, more);
}

/** An exercise prescribed by time: `seconds` in each set. */
export function timed(name: string, sets: number, seconds: number, more: More = {}): PlannedRow {
  return row({ name, sets, durationSeconds: seconds, isTimeBased: true }, more);
}

/** A pause before the next row. */
export function rest(seconds: number): PlannedRow {
  return row({ name: 'Rest', type: 'rest', durationSeconds: seconds }, {});
}

/** The rows with their places, from 1. */
export function inOrder(rows: readonly PlannedRow[]): Omit<RowContent, 'id'>[] {
  return rows.map((planned, at) => ({ ...planned, orderInWorkout: at + 1 }));
}

function row(what: Partial<PlannedRow> & { name: string }, { between, notes, supersetWithNext }: More): PlannedRow {
  const nothing = {
    type: 'exercise',
    sets: null,
    reps: null,
    durationSeconds: null,
    isTimeBased: false,
    exerciseId: null,
  } as const;
  return {
    ...nothing,
    ...what,
    restBetweenSetsSeconds: between ?? null,
    coachNotes: notes ?? null,
    supersetWithNext: supersetWithNext ?? false,
  };
}
