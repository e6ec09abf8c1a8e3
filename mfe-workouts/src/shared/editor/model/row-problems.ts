import { parseDuration } from '@touchline/contracts/duration';
import { countExercises, REPS_MAX, ROW_SECONDS_MAX, SETS_MAX } from '@touchline/contracts/workout-rules';
import type { Draft, DraftRow } from './draft.js';
import { typedCount } from '../../workouts/model/typed-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/typed-seconds.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

export const NAME_NEEDED = 'Workout title and at least one exercise are required.';
export const DURATIONS_NEEDED = 'Please provide valid duration (greater than 0) for all time-based exercises.';
const ANY_DURATION_NEEDED = 'Please provide a duration for every rest and every time-based exercise.';

/** The boxes of a row that can hold something wrong. */
export type RowField = 'name' | 'sets' | 'reps' | 'duration' | 'between';
export type RowProblems = Partial<Record<RowField, string>>;

/** What is wrong with a row, by its boxes; empty where it can be saved. Sets, repetitions and the rest between sets may be empty: not prescribed. */
export function rowProblems(row: DraftRow, kind: EditorKind): RowProblems {
  const problems: RowProblems = {};
  const { parseDuration: parseRowDuration, durationHelp, durationHint } = EDITOR_KINDS[kind];
  if (row.type === 'exercise') {
    if (row.name.trim() === '') problems.name = 'Choose an exercise';
    if (!isEmptyOrCount(row.sets, SETS_MAX)) problems.sets = `1 to ${SETS_MAX}`;
    if (!row.timeBased && !isEmptyOrCount(row.reps, REPS_MAX)) problems.reps = `1 to ${REPS_MAX}`;
    if (row.between.trim() !== '' && parseDuration(row.between) === null)
      problems.between = `0 to ${ROW_SECONDS_MAX}. ${SECONDS_HINT}`;
  }
  if ((row.type === 'rest' || row.timeBased) && parseRowDuration(row.duration) === null)
    problems.duration = secondsProblem(row.duration, durationHelp, durationHint);
  return problems;
}

/** Why a workout cannot be saved as it is, in the words of the alert; null where it can. */
export function draftProblem({ title, rows }: Draft, kind: EditorKind): string | null {
  if (title.trim() === '' || countExercises(rows) === 0) return NAME_NEEDED;
  const problems = rows.map((row) => rowProblems(row, kind));
  const untimed = rows.filter((_, at) => problems[at]?.duration !== undefined);
  if (untimed.length > 0)
    return kind === 'calendar' && untimed.some(({ type }) => type === 'exercise')
      ? DURATIONS_NEEDED
      : ANY_DURATION_NEEDED;
  // Its box is not marked, because a new workout begins with it: so it is named, by the number that stands before it.
  const unchosen = problems.findIndex(({ name }) => name !== undefined);
  if (unchosen !== -1) return `Please choose exercise ${countExercises(rows.slice(0, unchosen + 1))}.`;
  return problems.some((one) => Object.keys(one).length > 0) ? 'Please correct the marked fields.' : null;
}

function isEmptyOrCount(text: string, most: number): boolean {
  return text.trim() === '' || typedCount(text, most) !== null;
}
