import type { Workout, WorkoutLine } from '@touchline/contracts/workouts.schema';
import type { WorkoutLineContent } from '../../common/workouts/workout-line-content.js';
import type { WorkoutLineEntity } from './workout-line.entity.js';
import type { StoredWorkout } from './workout-library.repository.js';

export function toWorkout(workout: StoredWorkout, lines: readonly WorkoutLineEntity[]): Workout {
  const { id, name, type, difficulty, description, version } = workout;
  return { id, name, type, difficulty, description, version, exercises: lines.map(toWorkoutLine) };
}

/** Maps a line of a library workout or of a scheduled workout. */
export function toWorkoutLine(line: WorkoutLineContent): WorkoutLine {
  return {
    id: line.id,
    name: line.name,
    sets: line.sets,
    reps: line.reps,
    duration: line.durationSeconds,
    coach_notes: line.coachNotes,
    type: line.type,
    is_time_based: line.isTimeBased,
    order_in_workout: line.orderInWorkout,
    exercise_id: line.exerciseId,
    rest_between_sets_seconds: line.restBetweenSetsSeconds,
    superset_with_next: line.supersetWithNext,
  };
}
