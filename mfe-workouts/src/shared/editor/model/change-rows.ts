import { DEFAULT_DURATION_SECONDS, DEFAULT_REPS } from '../../workouts/model/row-defaults.js';
import { typedWhole } from '../../workouts/model/typed-count.js';
import { EDITOR_KINDS, type EditorKind } from './editor-kinds.js';
import { isJoined, type DraftRow } from './draft.js';

type Rows = readonly DraftRow[];

/**
 * The row by time, or no longer: one gets a duration, if it has none, and loses its repetitions; the other gets repetitions, if it has none, and puts
 * its duration aside, for which it has no box. A switch there and back by mistake changes no duration.
 */
export function withTime(row: DraftRow, timeBased: boolean, kind: EditorKind): DraftRow {
  const { reps, duration, durationAside } = row;
  if (!timeBased)
    return {
      ...row,
      timeBased,
      reps: reps.trim() || String(DEFAULT_REPS),
      duration: durationAside,
      durationAside: duration,
    };
  return {
    ...row,
    timeBased,
    reps: '',
    duration: durationAside.trim() || duration.trim() || EDITOR_KINDS[kind].durationText(DEFAULT_DURATION_SECONDS),
    durationAside: duration,
  };
}

/** Sets or repetitions that were typed and left: what cannot be read, or is less than there can be, becomes the editor's fallback. */
export function settledCount(text: string, kind: EditorKind): string {
  const value = typedWhole(text);
  return value === null || value < 1 ? String(EDITOR_KINDS[kind].countFallback) : String(value);
}

/** The rows without one. A superset it ended, ends before it: it is not joined to whatever comes next. */
export function withoutRow(rows: Rows, at: number): DraftRow[] {
  const endsHere = isJoined(rows, at - 1) && !isJoined(rows, at);
  const left = rows.flatMap((row, place) => {
    if (place === at) return [];
    return place === at - 1 && endsHere ? [{ ...row, superset: false }] : [row];
  });
  return asAsked(rows, left);
}

/** The rows with one more at their end. An exercise joins the last row, if that asks for it; a rest ends the asking. */
export function withRow(rows: Rows, row: DraftRow): DraftRow[] {
  const more = [...rows, row];
  return row.type === 'rest' ? asAsked(rows, more) : more;
}

/** Where the superset around a row begins and ends; a row that is in none is one by itself. */
export function blockAround(rows: Rows, at: number): { first: number; last: number } {
  let [first, last] = [at, at];
  while (isJoined(rows, first - 1)) first -= 1;
  while (isJoined(rows, last)) last += 1;
  return { first, last };
}

/** Whether the row can go one place up (-1) or down (1), within its superset or with it. */
export function canMove(rows: Rows, at: number, step: -1 | 1): boolean {
  const { first, last } = blockAround(rows, at);
  return step === -1 ? first > 0 || at > first : last < rows.length - 1 || at < last;
}

/**
 * The rows after one went one place up (-1) or down (1). Within its superset it changes places with its neighbour; from the edge of it the whole
 * superset goes, past the row or the superset that comes there. Unchanged where there is nowhere to go.
 */
export function moved(rows: Rows, at: number, step: -1 | 1): Rows {
  const { first, last } = blockAround(rows, at);
  const to = at + step;
  return to >= first && to <= last ? dropped(rows, at, to) : dropped(rows, at, step === -1 ? first - 1 : last + 1);
}

/**
 * The rows after one was dropped where another stands. Within its superset the two change the order there; anywhere else the whole superset goes,
 * before or behind the row, or the superset, that it was dropped on: none is torn apart.
 */
export function dropped(rows: Rows, from: number, onto: number): Rows {
  if (from === onto || rows[from] === undefined || rows[onto] === undefined) return rows;
  const { first, last } = blockAround(rows, from);
  if (onto >= first && onto <= last) {
    const inside = rows.slice(first, last + 1);
    const [row] = inside.splice(from - first, 1);
    if (row) inside.splice(onto - first, 0, row);
    // All but the last are joined to the next; the last of the list may go on asking for one.
    const joined = inside.map((one, place) => ({
      ...one,
      superset: place < inside.length - 1 || (one === rows.at(-1) && one.superset),
    }));
    return [...rows.slice(0, first), ...joined, ...rows.slice(last + 1)];
  }
  const block = rows.slice(first, last + 1);
  const target = blockAround(rows, onto);
  const others = [...rows.slice(0, first), ...rows.slice(last + 1)];
  const place = onto < first ? target.first : target.last + 1 - block.length;
  return asAsked(rows, [...others.slice(0, place), ...block, ...others.slice(place)]);
}

/**
 * The rows after a step with no superset that nobody asked for: who was joined stays so, and the last row, which asks for the exercise that is added
 * next, goes on asking while it is the last. Any other wish goes, or it would join whatever comes to stand behind it.
 */
function asAsked(before: Rows, after: Rows): DraftRow[] {
  const kept = new Set(
    before.flatMap(({ key }, at) =>
      isJoined(before, at) || (at === before.length - 1 && after.at(-1)?.key === key) ? [key] : [],
    ),
  );
  return after.map((row) => (row.superset && !kept.has(row.key) ? { ...row, superset: false } : row));
}
