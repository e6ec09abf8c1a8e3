import { roundHalfUp } from '@touchline/contracts/rounding';
import { fieldOf, storedForm, type FieldId, type SheetColumn } from './sheet-tests.js';
import { parseTyped } from './typed-value.js';

/** Typed texts by field. A field that nobody typed in is not in it. */
export type Texts = ReadonlyMap<FieldId, string>;

/** The stored values of the day that the coach was shown, by field; null when they could not be loaded. */
export type ShownValues = ReadonlyMap<FieldId, number> | null;

/** A field to save; null removes the stored value. */
export interface SheetEntry {
  athleteId: number;
  column: SheetColumn;
  value: number | null;
}

/** The values on the sheet; athletes in the order of the team. */
export interface Sheet {
  /** The values to save: every valid typed value that is not stored already. */
  ready: SheetEntry[];
  /** Fields whose text cannot be saved. */
  problems: { athleteId: number; field: FieldId }[];
  /** Number of `ready` values that replace a value of the same day. */
  updates: number;
}

const fieldOfEntry = ({ column, athleteId }: Omit<SheetEntry, 'value'>): FieldId => fieldOf(column, athleteId);

/**
 * Reads the typed texts, also those of athletes hidden by the filter. Stored values are never among them, whether they are
 * shown beside the field or in it: a value that the coach did not type would be sent along and could overwrite a
 * colleague's new value.
 */
export function readSheet(
  columns: readonly SheetColumn[],
  athleteIds: readonly number[],
  texts: Texts,
  seen: ShownValues,
): Sheet {
  const ready: SheetEntry[] = [];
  const problems: Sheet['problems'] = [];
  for (const athleteId of athleteIds)
    for (const column of columns) {
      const field = fieldOf(column, athleteId);
      const text = texts.get(field);
      if (text === undefined) continue;
      const [read, stored] = [readField(column, text), seen?.get(field)];
      if (read === 'problem' || (read === 'removal' && stored !== undefined && column.test.product !== null))
        problems.push({ athleteId, field });
      else if (read === 'removal') {
        if (stored !== undefined) ready.push({ athleteId, column, value: null });
      } else if (read !== null && !(column.showsStored && storedForm(column, read) === stored))
        ready.push({ athleteId, column, value: read });
    }
  return { ready, problems, updates: ready.filter((entry) => seen?.has(fieldOfEntry(entry))).length };
}

/** The value of a text; null: nothing to save. */
function readField(column: SheetColumn, text: string): number | 'removal' | 'problem' | null {
  const typed = parseTyped(column.test, text);
  if (typed.is === 'value') return typed.value;
  if (typed.is === 'problem') return 'problem';
  return typed.is === 'nothing' && column.showsStored ? 'removal' : null;
}

/**
 * The fields to save whose stored value others have changed since the coach saw it; `value` is null when it was
 * deleted. A stored value that this sheet has `sent` before is not a change by others: only the answer of that save got
 * lost.
 */
export function changedByOthers(
  ready: readonly SheetEntry[],
  seen: ShownValues,
  now: ReadonlyMap<FieldId, number>,
  sent: readonly SheetEntry[],
): SheetEntry[] {
  const isStored = (entry: SheetEntry) =>
    now.get(fieldOfEntry(entry)) === (entry.value === null ? undefined : storedForm(entry.column, entry.value));
  const ours = new Set(sent.filter(isStored).map(fieldOfEntry));
  return ready.flatMap((entry) => {
    const field = fieldOfEntry(entry);
    return seen?.get(field) === now.get(field) || ours.has(field) ? [] : [{ ...entry, value: now.get(field) ?? null }];
  });
}

/** Number of athletes with a value to save. */
export function recordedAthletes({ ready }: Pick<Sheet, 'ready'>): number {
  return new Set(ready.map(({ athleteId }) => athleteId)).size;
}

/** Number of athletes with a stored value; null when they could not be loaded. */
export function storedAthletes(seen: ShownValues): number | null {
  return seen && new Set([...seen.keys()].map((field) => String(field).split(' ')[0])).size;
}

/** The share of recorded athletes in whole percent; 0 for an empty team. */
export function progressPercent(done: number, all: number): number {
  return all === 0 ? 0 : roundHalfUp((100 * done) / all);
}

/** True when at least one field holds something that is not saved. */
export function isTyped(texts: Texts): boolean {
  return texts.size > 0;
}

/** The texts with another one. A field that shows what it would without typing counts as not typed in: `untouched`. */
export function withText(texts: Texts, field: FieldId, text: string, untouched: string): Texts {
  const changed = new Map(texts);
  if (text === untouched) changed.delete(field);
  else changed.set(field, text);
  return changed;
}

/** Number of typed values hidden by the filter, those that cannot be saved included. */
export function hiddenCount({ ready, problems }: Sheet, shownIds: readonly number[]): number {
  const shown = new Set(shownIds);
  return [...ready, ...problems].filter(({ athleteId }) => !shown.has(athleteId)).length;
}
