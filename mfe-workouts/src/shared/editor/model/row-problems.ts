import { parseDuration } from '@touchline/contracts/duration';
import {
  countExercises,
  LINE_NAME_MAX,
  LINE_SECONDS_MAX,
  REPS_MAX,
  SETS_MAX,
} from '@touchline/contracts/workout-rules';
import { isOneLine, ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';
import { hiddenText, judgeForm, optionalNumber, requiredText, typedAs, z } from '@touchline/ui/forms';
import { editorTexts } from '../../texts/editor-texts.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { SECONDS_HINT, secondsProblem } from '../../workouts/model/seconds-input.js';
import type { Draft, DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/** The fields of a row that are checked. */
export type RowField = 'name' | 'sets' | 'reps' | 'duration' | 'between';
export type RowProblems = Partial<Record<RowField, string>>;

const count = (maximum: number) => optionalNumber((text) => parseCount(text, maximum), editorTexts.fromOneTo(maximum));

/** Sets, repetitions and rest between sets may be empty: they are not prescribed then. */
function rowSchemas(kind: EditorKind) {
  const { parseDuration: parseSeconds, durationHelp, durationHint } = EDITOR_KINDS[kind];
  const duration = typedAs<number | null>((text) => {
    const value = parseSeconds(text);
    return value === null ? { problem: secondsProblem(text, durationHelp, durationHint) } : { value };
  });
  const name = typedAs<string>((text) => ({ value: text || 'Rest' }));
  const exercise = {
    name: requiredText(LINE_NAME_MAX, editorTexts.chooseExercise),
    sets: count(SETS_MAX),
    between: optionalNumber(parseDuration, editorTexts.fromZeroTo(LINE_SECONDS_MAX, SECONDS_HINT)),
  };
  // An exercise by repetitions keeps a duration that was stored with it.
  const kept = typedAs<number | null>((text) => ({ value: parseSeconds(text) }));
  return {
    rest: z.object({ name, sets: hiddenText, reps: hiddenText, duration, between: hiddenText }),
    byTime: z.object({ ...exercise, reps: hiddenText, duration }),
    byReps: z.object({ ...exercise, reps: count(REPS_MAX), duration: kept }),
  };
}
// Made once: all rows of a workout, up to 200, are judged at every key.
const SCHEMAS = { library: rowSchemas('library'), calendar: rowSchemas('calendar') };

/** What a row's fields say, in the numbers of the request, or their problems. */
export function judgeRow(row: DraftRow, kind: EditorKind) {
  const { rest, byTime, byReps } = SCHEMAS[kind];
  if (row.type === 'rest') return judgeForm(rest, row);
  return row.timeBased ? judgeForm(byTime, row) : judgeForm(byReps, row);
}

/** The problems of a row, by field; empty when it can be saved. */
export const rowProblems = (row: DraftRow, kind: EditorKind): RowProblems => judgeRow(row, kind).problems ?? {};

/** Why a workout cannot have this title, as a sentence at its field; null when it can. */
export function titleProblem(title: string): string | null {
  if (title.trim() === '') return editorTexts.titleMissing;
  return isOneLine(title.trim()) ? null : ONE_LINE_PROBLEM;
}

/** Why a workout cannot be saved, as a sentence for the coach; null when it can. */
export function draftProblem({ title, rows }: Draft, kind: EditorKind): string | null {
  if (title.trim() === '' || countExercises(rows) === 0) return editorTexts.nameNeeded;
  if (titleProblem(title) !== null) return editorTexts.correctFields;
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
