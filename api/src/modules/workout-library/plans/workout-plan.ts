import type { WorkoutDifficulty, WorkoutType } from '@touchline/contracts/workout-rules';
import type { WorkoutLineContent } from '../../../common/workouts/workout-line-content.js';

/** A workout written in code, without the columns that the database adds. */
export interface WorkoutPlan {
  name: string;
  type: WorkoutType | null;
  difficulty: WorkoutDifficulty | null;
  description: string | null;
  lines: readonly PlannedLine[];
}

export type PlannedLine = Omit<WorkoutLineContent, 'id' | 'orderInWorkout'>;

interface LineOptions {
  /** Seconds of rest between sets. */
  restBetweenSets?: number;
  notes?: string;
  supersetWithNext?: boolean;
}

/** An exercise with a number of repetitions per set. */
export function exercise(name: string, sets: number, reps: number, options: LineOptions = {}): PlannedLine {
  return line({ name, sets, reps }, options);
}

/** An exercise with a duration per set, in seconds. */
export function timed(name: string, sets: number, seconds: number, options: LineOptions = {}): PlannedLine {
  return line({ name, sets, durationSeconds: seconds, isTimeBased: true }, options);
}

/** A rest before the next line, in seconds. */
export function rest(seconds: number): PlannedLine {
  return line({ name: 'Rest', type: 'rest', durationSeconds: seconds }, {});
}

/** Numbers the lines in their order, from 1. */
export function numberInOrder(lines: readonly PlannedLine[]): Omit<WorkoutLineContent, 'id'>[] {
  return lines.map((planned, at) => ({ ...planned, orderInWorkout: at + 1 }));
}

function line(
  content: Partial<PlannedLine> & { name: string },
  { restBetweenSets, notes, supersetWithNext }: LineOptions,
): PlannedLine {
  const empty = {
    type: 'exercise',
    sets: null,
    reps: null,
    durationSeconds: null,
    isTimeBased: false,
    exerciseId: null,
  } as const;
  return {
    ...empty,
    ...content,
    restBetweenSetsSeconds: restBetweenSets ?? null,
    coachNotes: notes ?? null,
    supersetWithNext: supersetWithNext ?? false,
  };
}
