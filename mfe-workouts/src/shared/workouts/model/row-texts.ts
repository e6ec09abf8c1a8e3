import { formatDuration } from '@touchline/contracts/duration';
import { countExercises } from '@touchline/contracts/workout-rules';
import type { Workout, WorkoutRow } from '@touchline/contracts/workouts.schema';

/** A row as it is read: what it is called, and what is prescribed for it. */
export interface RowText {
  id: number;
  /** Exercises are counted from 1; a rest has no number. */
  number: number | null;
  title: string;
  facts: string[];
  notes: string | null;
}

/** The rows of a workout in their order. What is not prescribed is not mentioned; zero seconds of rest are prescribed. */
export function rowTexts(rows: readonly WorkoutRow[]): RowText[] {
  let exercises = 0;
  return rows.map((row) => ({
    id: row.id,
    number: row.type === 'rest' ? null : (exercises += 1),
    title: row.type === 'rest' ? restTitle(row.name) : row.name,
    facts: row.type === 'rest' ? restFacts(row) : exerciseFacts(row),
    notes: row.coach_notes,
  }));
}

/** `8 exercises`, `1 exercise`. A rest is no exercise. */
export function exercisesText({ exercises }: Pick<Workout, 'exercises'>): string {
  const count = countExercises(exercises);
  return `${count} ${count === 1 ? 'exercise' : 'exercises'}`;
}

function restTitle(name: string): string {
  return name.trim() === '' || name.trim().toLowerCase() === 'rest' ? 'Rest' : `Rest – ${name}`;
}

function restFacts({ duration }: WorkoutRow): string[] {
  return duration === null ? [] : [formatDuration(duration)];
}

function exerciseFacts({
  sets,
  reps,
  duration,
  rest_between_sets_seconds: between,
  superset_with_next: superset,
}: WorkoutRow): string[] {
  return [
    ...(sets === null ? [] : [`Sets: ${sets}`]),
    ...(reps === null ? [] : [`Reps: ${reps}`]),
    ...(duration === null ? [] : [`Duration: ${secondsText(duration)}`]),
    ...(between === null ? [] : [`Rest between sets: ${formatDuration(between)}`]),
    ...(superset ? ['Superset with the next'] : []),
  ];
}

/** Seconds, and from a minute on also as a watch shows them: `45s`, `90s (1m 30s)`. */
function secondsText(seconds: number): string {
  return seconds < 60 ? formatDuration(seconds) : `${seconds}s (${formatDuration(seconds)})`;
}
