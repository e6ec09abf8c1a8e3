import { isForEachSide } from '@touchline/contracts/workout-rules';
import { plainDuration } from '../../workouts/model/plain-duration.js';
import type { DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/**
 * The dose of an exercise on one line: `4 × 6`, `3 × 45 s each side`, `3 sets`, `10 reps`. Text that cannot be read is shown as
 * it was typed. Empty for a rest, whose title has its duration, and when nothing is prescribed.
 */
export function rowDose(row: DraftRow, kind: EditorKind): string {
  const dose = row.type === 'rest' ? '' : setsAndReps(row, kind);
  return dose !== '' && isForEachSide(row.note) ? `${dose} each side` : dose;
}

function setsAndReps({ timeBased, sets, reps, duration }: DraftRow, kind: EditorKind): string {
  const [times, count] = [sets.trim(), reps.trim()];
  if (timeBased) return [times, durationText(duration, kind)].filter(Boolean).join(' × ');
  if (times !== '' && count !== '') return `${times} × ${count}`;
  if (times !== '') return times === '1' ? '1 set' : `${times} sets`;
  return count === '' ? '' : count === '1' ? '1 rep' : `${count} reps`;
}

function durationText(duration: string, kind: EditorKind): string {
  const seconds = EDITOR_KINDS[kind].parseDuration(duration);
  return seconds === null ? duration.trim() : plainDuration(seconds);
}
