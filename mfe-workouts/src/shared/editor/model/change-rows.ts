import { DEFAULT_DURATION_SECONDS, DEFAULT_REPS } from '../../workouts/model/row-defaults.js';
import { parseCount } from '../../workouts/model/parse-count.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';
import { isJoined, type DraftRow } from './draft.js';

type Rows = readonly DraftRow[];

/**
 * Switches a row between time and repetitions. A time-based row loses its repetitions and gets the default duration
 * when it has none. A row by repetitions gets the default repetitions when it has none and keeps its duration aside,
 * so that switching on and off by mistake loses no duration.
 */
export function setTimeBased(row: DraftRow, timeBased: boolean, kind: EditorKind): DraftRow {
  const { reps, duration, keptDuration } = row;
  if (!timeBased)
    return {
      ...row,
      timeBased,
      reps: reps.trim() || String(DEFAULT_REPS),
      duration: keptDuration,
      keptDuration: duration,
    };
  return {
    ...row,
    timeBased,
    reps: '',
    duration: keptDuration.trim() || duration.trim() || EDITOR_KINDS[kind].durationText(DEFAULT_DURATION_SECONDS),
    keptDuration: duration,
  };
}

/**
 * Sets or repetitions when their field loses the focus: unreadable text and numbers below 1 become the editor's
 * fallback.
 */
export function normalizeCount(text: string, kind: EditorKind): string {
  return String(parseCount(text) ?? EDITOR_KINDS[kind].countFallback);
}

/**
 * Removes a row. If it ended a superset, the row before it becomes the end: it is not joined to the row that follows.
 */
export function removeRow(rows: Rows, index: number): DraftRow[] {
  const endsHere = isJoined(rows, index - 1) && !isJoined(rows, index);
  const remaining = rows.flatMap((row, other) => {
    if (other === index) return [];
    return other === index - 1 && endsHere ? [{ ...row, superset: false }] : [row];
  });
  return clearStaleSupersets(rows, remaining);
}

/** Adds a row at the end. An exercise joins the last row if that row asks for it; a rest cancels the request. */
export function appendRow(rows: Rows, row: DraftRow): DraftRow[] {
  const extended = [...rows, row];
  return row.type === 'rest' ? clearStaleSupersets(rows, extended) : extended;
}

/** First and last index of the superset around a row; the row itself when it is in none. */
export function supersetRange(rows: Rows, index: number): { first: number; last: number } {
  let [first, last] = [index, index];
  while (isJoined(rows, first - 1)) first -= 1;
  while (isJoined(rows, last)) last += 1;
  return { first, last };
}

/** Whether the row can move one place up (-1) or down (1), within its superset or with it. */
export function canMove(rows: Rows, index: number, step: -1 | 1): boolean {
  const { first, last } = supersetRange(rows, index);
  return step === -1 ? first > 0 || index > first : last < rows.length - 1 || index < last;
}

/**
 * Moves a row one place up (-1) or down (1). Within its superset it changes places with its neighbour; at the edge of
 * the superset the whole superset moves past the next row or superset. Returns the same array when it cannot move.
 */
export function moveRow(rows: Rows, index: number, step: -1 | 1): Rows {
  const { first, last } = supersetRange(rows, index);
  const target = index + step;
  return target >= first && target <= last
    ? dropRow(rows, index, target)
    : dropRow(rows, index, step === -1 ? first - 1 : last + 1);
}

/**
 * Drops a row in the place of another one. Within its superset only the order changes; elsewhere the whole superset moves
 * before or behind the target row or the target's superset, so that no superset is split.
 */
export function dropRow(rows: Rows, from: number, onto: number): Rows {
  if (from === onto || rows[from] === undefined || rows[onto] === undefined) return rows;
  const { first, last } = supersetRange(rows, from);
  if (onto >= first && onto <= last) {
    const inside = rows.slice(first, last + 1);
    const [row] = inside.splice(from - first, 1);
    if (row) inside.splice(onto - first, 0, row);
    // All but the last are joined to the next; the last row of the list may still ask for the exercise added next.
    const joined = inside.map((member, index) => ({
      ...member,
      superset: index < inside.length - 1 || (member === rows.at(-1) && member.superset),
    }));
    return [...rows.slice(0, first), ...joined, ...rows.slice(last + 1)];
  }
  const superset = rows.slice(first, last + 1);
  const target = supersetRange(rows, onto);
  const others = [...rows.slice(0, first), ...rows.slice(last + 1)];
  const index = onto < first ? target.first : target.last + 1 - superset.length;
  return clearStaleSupersets(rows, [...others.slice(0, index), ...superset, ...others.slice(index)]);
}

/**
 * Clears superset flags that a change has made meaningless, so that no row joins a neighbour by accident. Rows that
 * were joined stay joined, and the last row keeps its request for the exercise added next while it is the last.
 */
function clearStaleSupersets(before: Rows, after: Rows): DraftRow[] {
  const kept = new Set(
    before.flatMap(({ key }, index) =>
      isJoined(before, index) || (index === before.length - 1 && after.at(-1)?.key === key) ? [key] : [],
    ),
  );
  return after.map((row) => (row.superset && !kept.has(row.key) ? { ...row, superset: false } : row));
}
