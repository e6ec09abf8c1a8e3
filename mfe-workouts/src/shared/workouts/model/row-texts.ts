import { countExercises, isForEachSide } from '@touchline/contracts/workout-rules';
import type { Workout, WorkoutLine } from '@touchline/contracts/workouts.schema';
import { plainDuration } from './plain-duration.js';

/** The texts of a workout row. */
export interface RowText {
  id: number;
  /** Exercises are counted from 1; null for a rest. */
  number: number | null;
  title: string;
  details: string[];
  notes: string | null;
}

/** In the order of the rows. Null values are left out; a rest of 0 seconds is prescribed and shown. */
export function rowTexts(rows: readonly WorkoutLine[]): RowText[] {
  let exercises = 0;
  return rows.map((row) => ({
    id: row.id,
    number: row.type === 'rest' ? null : (exercises += 1),
    title: row.type === 'rest' ? restTitle(row.name) : row.name,
    details: row.type === 'rest' ? restDetails(row) : exerciseDetails(row),
    notes: row.coach_notes,
  }));
}

/** `8 exercises`, `1 exercise`. Rests do not count. */
export function exercisesText({ exercises }: Pick<Workout, 'exercises'>): string {
  const count = countExercises(exercises);
  return `${count} ${count === 1 ? 'exercise' : 'exercises'}`;
}

function restTitle(name: string): string {
  return name.trim() === '' || name.trim().toLowerCase() === 'rest' ? 'Rest' : `Rest – ${name}`;
}

function restDetails({ duration }: WorkoutLine): string[] {
  return duration === null ? [] : [plainDuration(duration)];
}

function exerciseDetails({
  sets,
  reps,
  duration,
  rest_between_sets_seconds: between,
  superset_with_next: superset,
  coach_notes: notes,
}: WorkoutLine): string[] {
  const side = isForEachSide(notes) ? ' each side' : '';
  return [
    ...(sets === null ? [] : [`Sets: ${sets}`]),
    ...(reps === null ? [] : [`Reps: ${reps}${side}`]),
    ...(duration === null ? [] : [`Duration: ${secondsText(duration)}${side}`]),
    ...(between === null ? [] : [`Rest between sets: ${plainDuration(between)}`]),
    ...(superset ? ['Superset with next exercise'] : []),
  ];
}

/** The specification asks for seconds; from a minute on they are followed by minutes: `45s`, `90s (1 min 30 s)`. */
function secondsText(seconds: number): string {
  return seconds < 60 ? `${seconds}s` : `${seconds}s (${plainDuration(seconds)})`;
}
