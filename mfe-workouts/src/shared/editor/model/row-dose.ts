import { plainDuration } from '../../workouts/model/plain-duration.js';
import type { DraftRow } from './draft.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';

/**
 * The dose of an exercise on one line: `4 × 6`, `3 × 45 s`, `3 sets`, `10 reps`. Text that cannot be read is shown as
 * it was typed. Empty for a rest, whose title has its duration, and when nothing is prescribed.
 */
export function rowDose({ type, timeBased, sets, reps, duration }: DraftRow, kind: EditorKind): string {
  if (type === 'rest') return '';
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
