import { parseDuration } from '@touchline/contracts/duration';
import { countExercises, REPS_MAX, LINE_SECONDS_MAX, SETS_MAX } from '@touchline/contracts/workout-rules';
import { editorTexts } from '../../texts/editor-texts.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/seconds-input.js';
import type { Draft, DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** The fields of a row that are checked. */
export type RowField = 'name' | 'sets' | 'reps' | 'duration' | 'between';
export type RowProblems = Partial<Record<RowField, string>>;

/**
 * The problems of a row, by field; empty when it can be saved. Sets, repetitions and rest between sets may be
 * empty: they are not prescribed then.
 */
export function rowProblems(row: DraftRow, kind: EditorKind): RowProblems {
  const problems: RowProblems = {};
  const { parseDuration: parseRowDuration, durationHelp, durationHint } = EDITOR_KINDS[kind];
  if (row.type === 'exercise') {
    if (row.name.trim() === '') problems.name = editorTexts.chooseExercise;
    if (!isEmptyOrCount(row.sets, SETS_MAX)) problems.sets = editorTexts.fromOneTo(SETS_MAX);
    if (!row.timeBased && !isEmptyOrCount(row.reps, REPS_MAX)) problems.reps = editorTexts.fromOneTo(REPS_MAX);
    if (row.between.trim() !== '' && parseDuration(row.between) === null)
      problems.between = editorTexts.fromZeroTo(LINE_SECONDS_MAX, SECONDS_HINT);
  }
  if ((row.type === 'rest' || row.timeBased) && parseRowDuration(row.duration) === null)
    problems.duration = secondsProblem(row.duration, durationHelp, durationHint);
  return problems;
}

/** Why a workout cannot be saved, as a sentence for the coach; null when it can. */
export function draftProblem({ title, rows }: Draft, kind: EditorKind): string | null {
  if (title.trim() === '' || countExercises(rows) === 0) return editorTexts.nameNeeded;
  const problems = rows.map((row) => rowProblems(row, kind));
  const untimed = rows.filter((_, index) => problems[index]?.duration !== undefined);
  if (untimed.length > 0)
    return kind === 'calendar' && untimed.some(({ type }) => type === 'exercise')
      ? editorTexts.durationsNeeded
      : editorTexts.anyDurationNeeded;
  // Its field is not marked, because a new workout begins with such a row. So the sentence gives the number shown
  // before it.
  const unchosen = problems.findIndex(({ name }) => name !== undefined);
  if (unchosen !== -1) return editorTexts.chooseExerciseForRow(countExercises(rows.slice(0, unchosen + 1)));
  return problems.some((ofRow) => Object.keys(ofRow).length > 0) ? editorTexts.correctFields : null;
}

function isEmptyOrCount(text: string, maximum: number): boolean {
  return text.trim() === '' || parseCount(text, maximum) !== null;
}
