import {
  canSuperset,
  type WorkoutDifficulty,
  type WorkoutLineType,
  type WorkoutType,
} from '@touchline/contracts/workout-rules';
import type { Workout, WorkoutLine, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { Word } from '@touchline/contracts/words';
import { DEFAULT_REPS, DEFAULT_REST_BETWEEN_SECONDS, DEFAULT_SETS } from '../../workouts/model/row-defaults.js';
import { plainDuration } from '../../workouts/model/plain-duration.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** A row while it is edited, with the raw values of its fields. */
export interface DraftRow {
  /** Unique while the editor is open; not stored. */
  key: number;
  type: WorkoutLineType;
  /** Empty while no exercise is chosen. */
  name: string;
  exerciseId: number | null;
  timeBased: boolean;
  sets: string;
  reps: string;
  duration: string;
  /** The duration of the other mode (time or repetitions), restored when the row is switched back; not stored. */
  keptDuration: string;
  /** Rest between sets, in seconds, as typed. */
  between: string;
  note: string;
  /** Joined to the next row; takes effect when the next row is an exercise. */
  superset: boolean;
}

/** A workout while it is edited. Type, difficulty and description exist in the library only. */
export interface Draft {
  title: string;
  rows: readonly DraftRow[];
  /** A type or difficulty that the form does not know stays, and is sent as it came. */
  type: Word<WorkoutType> | null;
  difficulty: Word<WorkoutDifficulty> | null;
  description: string;
}

let lastKey = 0;
/** A key that no row has had while the page is open. */
export const newKey = (): number => (lastKey += 1);

const DEFAULT_PRESCRIPTION = {
  sets: String(DEFAULT_SETS),
  reps: String(DEFAULT_REPS),
  duration: '',
  keptDuration: '',
  between: String(DEFAULT_REST_BETWEEN_SECONDS),
};
const NEW_EXERCISE = {
  type: 'exercise',
  exerciseId: null,
  timeBased: false,
  ...DEFAULT_PRESCRIPTION,
  note: '',
  superset: false,
} as const;

/** A row whose exercise is not chosen yet. */
export const newExercise = (): DraftRow => ({ ...NEW_EXERCISE, key: newKey(), name: '' });

/** A row for a rest. */
export const newRest = (seconds: number, kind: EditorKind): DraftRow => ({
  ...NEW_EXERCISE,
  key: newKey(),
  type: 'rest',
  name: 'Rest',
  sets: '',
  reps: '',
  between: '',
  duration: EDITOR_KINDS[kind].durationText(seconds),
});

/** A new workout: one row whose exercise is not chosen yet. */
export const newDraft = (): Draft => ({
  title: '',
  rows: [newExercise()],
  type: null,
  difficulty: null,
  description: '',
});

export function workoutToDraft({ name, type, difficulty, description, exercises }: Workout): Draft {
  return {
    title: name,
    type,
    difficulty,
    description: description ?? '',
    rows: exercises.map((row) => toDraftRow(row, 'library')),
  };
}

export function scheduledToDraft({ plan_name: title, exercises }: ScheduledWorkout): Draft {
  return {
    title,
    type: null,
    difficulty: null,
    description: '',
    rows: exercises.map((row) => toDraftRow(row, 'calendar')),
  };
}

/** A value that is not prescribed becomes an empty field. */
export function toDraftRow(row: Omit<WorkoutLine, 'id' | 'order_in_workout'>, kind: EditorKind): DraftRow {
  return {
    key: newKey(),
    type: row.type,
    name: row.name,
    exerciseId: row.exercise_id,
    timeBased: row.is_time_based,
    sets: text(row.sets),
    reps: text(row.reps),
    duration: row.duration === null ? '' : EDITOR_KINDS[kind].durationText(row.duration),
    keptDuration: '',
    between: text(row.rest_between_sets_seconds),
    note: row.coach_notes ?? '',
    superset: row.superset_with_next,
  };
}

/** The order of the rows as a text, equal while the order is the same. */
export function rowOrder(rows: readonly DraftRow[]): string {
  return rows.map(({ key }) => key).join(' ');
}

/** Whether the row forms a superset with the next one: it asks for it, and both are exercises. */
export function isJoined(rows: readonly DraftRow[], index: number): boolean {
  return rows[index]?.superset === true && canSuperset(rows, index);
}

/** Whether the row can ask for a superset: an exercise follows, or can be added. */
export function canJoinNext(rows: readonly DraftRow[], index: number): boolean {
  return rows[index]?.type === 'exercise' && rows[index + 1]?.type !== 'rest';
}

/**
 * The content that would be saved, as a text to compare drafts by: without keys, kept durations, and repetitions of
 * time-based rows.
 */
export function draftContent({ rows, ...draft }: Draft): string {
  return JSON.stringify([
    draft,
    rows.map(({ key: _key, keptDuration: _kept, ...row }) => (row.timeBased ? { ...row, reps: '' } : row)),
  ]);
}

/** `Rest 1 min 30 s`, or the exercise's name; `Row 2` when none is chosen. For button labels and messages. */
export function rowTitle(row: DraftRow, index: number, kind: EditorKind): string {
  if (row.type === 'exercise') return row.name.trim() === '' ? `Row ${index + 1}` : row.name;
  const seconds = EDITOR_KINDS[kind].parseDuration(row.duration);
  return seconds === null ? 'Rest' : `Rest ${plainDuration(seconds)}`;
}

const text = (value: number | null) => (value === null ? '' : String(value));
