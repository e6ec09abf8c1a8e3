import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportChange } from '@touchline/contracts/imports.schema';
import { groupRows } from '../../../common/grouping/group-rows.js';
import type { ImportedValues } from '../imported-row.entity.js';

/** What a record of a file says about one stored row. */
export interface FileItem {
  /** Null for an event. */
  athleteId: number | null;
  day: CalendarDate;
  /** By field of the target; a missing cell has no value here. */
  values: ImportedValues;
}

/** The event of a mark: its number, or what tells one apart that the import adds. */
export const EVENT_FIELD = 'event_id';
/** Fields that tell the rows of a day apart and are no values. */
export const PLACE_FIELDS: readonly string[] = ['side', 'trial', EVENT_FIELD];

/** What tells the rows of a day apart; empty where nothing does. */
export type PlaceOf = (values: ImportedValues) => string;

/** Whether a stored row of the place is what the item of a file means. */
export type Likeness<Item, Row> = (item: Item, row: Row) => boolean;

const isSame: Likeness<FileItem, FileItem> = (item, row) =>
  Object.entries(item.values).every(([field, value]) => row.values[field] === value);
/** A session that differs takes the place of one that nothing else in the file is, so that no load counts twice. */
const IN_PLACE = [isSame, () => true];

/**
 * The stored row that each item means, in order; undefined for a new one. An item takes the first row that is like it, by each
 * likeness in turn; no two items take the same row.
 */
export function matchStored<Item extends FileItem, Row extends FileItem>(
  placeOf: PlaceOf,
  items: readonly Item[],
  stored: readonly Row[],
  likenesses: readonly Likeness<Item, Row>[] = IN_PLACE,
): (Row | undefined)[] {
  const free = groupRows(stored, (row) => keyOf(placeOf, row));
  const matched = new Map<Item, Row>();
  for (const isLike of likenesses)
    for (const item of items) {
      const rows = matched.has(item) ? [] : (free.get(keyOf(placeOf, item)) ?? []);
      const at = rows.findIndex((row) => isLike(item, row));
      const [row] = at < 0 ? [] : rows.splice(at, 1);
      if (row) matched.set(item, row);
    }
  return items.map((item) => matched.get(item));
}

/** Where an item or a row is. */
export const keyOf = (placeOf: PlaceOf, { athleteId, day, values }: FileItem): string =>
  `${athleteId} ${day} ${placeOf(values)}`;

export interface OverwriteRules {
  /** Whether the stored values are no longer those of an import. */
  isTyped: boolean;
  /** Whether the coach takes the values of the file in their place. */
  isOverwritten: boolean;
  /** Whether a row is written as a whole, and not value by value. */
  isWhole: boolean;
}

/** What is written of a row, and what it replaces; null for a new row. Empty `values`: nothing. */
export interface PlannedValues {
  values: ImportedValues;
  former: ImportedValues | null;
  changes: ImportChange[];
}

/** What is written of the values of a file, and what it replaces. */
export function planValues(
  given: ImportedValues,
  stored: ImportedValues | undefined,
  { isTyped, isOverwritten, isWhole }: OverwriteRules,
): PlannedValues {
  if (!stored) return { values: given, former: null, changes: [] };

  const changes = Object.entries(given).flatMap(([field, to]): ImportChange[] => {
    const from = stored[field] ?? null;
    return PLACE_FIELDS.includes(field) || from === to
      ? []
      : [{ field, from, to, was_edited: from !== null && isTyped }];
  });
  const applied = changes.filter(({ was_edited: wasEdited }) => isOverwritten || !wasEdited);
  if (applied.length === 0) return { values: {}, former: null, changes };
  const isPart = (field: string) =>
    isWhole || PLACE_FIELDS.includes(field) || applied.some((one) => one.field === field);
  const partOf = (values: ImportedValues) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => isPart(field)));
  const former = Object.fromEntries(applied.map(({ field, from }) => [field, from]));
  return { values: partOf(given), former: { ...partOf(stored), ...former }, changes };
}
