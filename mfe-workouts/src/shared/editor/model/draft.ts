import { formatDuration } from '@touchline/contracts/duration';
import {
  canSuperset,
  type WorkoutDifficulty,
  type WorkoutRowType,
  type WorkoutType,
} from '@touchline/contracts/workout-rules';
import type { Workout, WorkoutRow, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { DEFAULT_REPS, DEFAULT_REST_BETWEEN_SECONDS, DEFAULT_SETS } from '../../workouts/model/row-defaults.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** A row while it is edited: what stands in its boxes, as it was typed. */
export interface DraftRow {
  /** Its own as long as the editor is open. */
  key: number;
  type: WorkoutRowType;
  /** Empty: an exercise that is still to be chosen. */
  name: string;
  exerciseId: number | null;
  timeBased: boolean;
  sets: string;
  reps: string;
  duration: string;
  /** What `duration` was when the row was last switched to time, or away from it: it comes back with the switch, and is never stored. */
  durationAside: string;
  /** Of rest, once it is left in seconds. */
  between: string;
  note: string;
  /** Done in turn with the next row; counts once the next one is an exercise. */
  superset: boolean;
}

/** A workout while it is edited. The last three are the library's; of a scheduled workout they stay as they are here. */
export interface Draft {
  title: string;
  rows: readonly DraftRow[];
  type: WorkoutType | null;
  difficulty: WorkoutDifficulty | null;
  description: string;
}

let lastKey = 0;
const newKey = () => (lastKey += 1);

const PRESCRIBED = {
  sets: String(DEFAULT_SETS),
  reps: String(DEFAULT_REPS),
  duration: '',
  durationAside: '',
  between: String(DEFAULT_REST_BETWEEN_SECONDS),
};
const NEW_EXERCISE = {
  type: 'exercise',
  exerciseId: null,
  timeBased: false,
  ...PRESCRIBED,
  note: '',
  superset: false,
} as const;

/** An exercise that is still to be chosen. */
export const emptyExercise = (): DraftRow => ({ ...NEW_EXERCISE, key: newKey(), name: '' });

/** A rest of so many seconds. */
export const restOf = (seconds: number, kind: EditorKind): DraftRow => ({
  ...NEW_EXERCISE,
  key: newKey(),
  type: 'rest',
  name: 'Rest',
  sets: '',
  reps: '',
  between: '',
  duration: EDITOR_KINDS[kind].durationText(seconds),
});

/** What a new workout begins with: one exercise that is still to be chosen. */
export const newDraft = (): Draft => ({
  title: '',
  rows: [emptyExercise()],
  type: null,
  difficulty: null,
  description: '',
});

/** A library workout as it is stored. */
export function draftOfWorkout({ name, type, difficulty, description, exercises }: Workout): Draft {
  return {
    title: name,
    type,
    difficulty,
    description: description ?? '',
    rows: exercises.map((row) => draftRow(row, 'library')),
  };
}

/** A scheduled workout as it is stored. */
export function draftOfScheduled({ plan_name: title, exercises }: ScheduledWorkout): Draft {
  return {
    title,
    type: null,
    difficulty: null,
    description: '',
    rows: exercises.map((row) => draftRow(row, 'calendar')),
  };
}

/** A stored row, which says itself whether it is a rest and whether it is by time. What is not prescribed stays empty. */
export function draftRow(row: Omit<WorkoutRow, 'id' | 'order_in_workout'>, kind: EditorKind): DraftRow {
  return {
    key: newKey(),
    type: row.type,
    name: row.name,
    exerciseId: row.exercise_id,
    timeBased: row.is_time_based,
    sets: text(row.sets),
    reps: text(row.reps),
    duration: row.duration === null ? '' : EDITOR_KINDS[kind].durationText(row.duration),
    durationAside: '',
    between: text(row.rest_between_sets_seconds),
    note: row.coach_notes ?? '',
    superset: row.superset_with_next,
  };
}

/** In which order the rows stand: the same text as long as it is the same. */
export function orderOf(rows: readonly DraftRow[]): string {
  return rows.map(({ key }) => key).join(' ');
}

/** Whether the row is joined to the next one: what is asked for counts where both are exercises. */
export function isJoined(rows: readonly DraftRow[], at: number): boolean {
  return rows[at]?.superset === true && canSuperset(rows, at);
}

/** Whether the row can ask for a superset: an exercise follows, or may be added. */
export function canAsk(rows: readonly DraftRow[], at: number): boolean {
  return rows[at]?.type === 'exercise' && rows[at + 1]?.type !== 'rest';
}

/** What the draft says, whatever its rows are called inside and have put aside: two that say the same are equal texts. Repetitions say nothing of a row by time. */
export function said({ rows, ...draft }: Draft): string {
  return JSON.stringify([
    draft,
    rows.map(({ key: _key, durationAside: _aside, ...row }) => (row.timeBased ? { ...row, reps: '' } : row)),
  ]);
}

/** `Rest 1m 30s`, or the exercise's name; of one still to be chosen its place alone. For buttons and messages. */
export function rowTitle(row: DraftRow, at: number, kind: EditorKind): string {
  if (row.type === 'exercise') return row.name.trim() === '' ? `Row ${at + 1}` : row.name;
  const seconds = EDITOR_KINDS[kind].parseDuration(row.duration);
  return seconds === null ? 'Rest' : `Rest ${formatDuration(seconds)}`;
}

const text = (value: number | null) => (value === null ? '' : String(value));
