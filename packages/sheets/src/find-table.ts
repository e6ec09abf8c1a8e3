import { IMPORT_COLUMNS_MAX, IMPORT_HEADING_MAX } from '@touchline/contracts/import-limits';
import type { RawRow, RawSheet } from './cells.js';
import { cleanText } from './clean-text.js';
import { normalise, parseHeading, type HeadingFields } from './headings.js';
import { remembered } from './remembered.js';
import { sheetDates, type SheetDates } from './sheet-dates.js';
import { shownText } from './shown-text.js';
import {
  columnName,
  dayHeadingOf,
  isWeekdayRow,
  splitColumns,
  type TableColumn,
  type TableColumns,
} from './table-columns.js';
import { isTotalRow } from './total-rows.js';
import { joinHeadings } from './upper-headings.js';

/** Rows in which headings are looked for, from the first one that is not empty. */
const HEADING_ROWS = 60;

export type SkipReason = 'above_headings' | 'empty' | 'total' | 'repeated_headings' | 'no_values';

/** `count` rows in a row, from `line` on, that are no records. */
export interface SkippedRow {
  sheet: string;
  line: number;
  count: number;
  reason: SkipReason;
}

export interface Table extends TableColumns {
  /** What its sheet says about days. */
  dates: SheetDates;
  rows: RawRow[];
  skipped: SkippedRow[];
  /** How many fields its headings mean; several days count as one. */
  fieldCount: number;
}

interface Headings {
  /** Index of the row in `sheet.rows`; of the lower one of two. */
  at: number;
  texts: string[];
  groups: (string | null)[];
  fieldCount: number;
}

/**
 * The table of a sheet, null when there is none: the row of headings that mean most fields, or the first row of texts above a
 * row as wide; everything below it but totals and repeated headings is a record.
 */
export function findTable(sheet: RawSheet, fields: HeadingFields, isDate1904: boolean): Table | null {
  const headings = findHeadings(sheet, fields, isDate1904);
  if (headings === null) return null;
  const line = sheet.rows[headings.at]?.line ?? 0;
  const top = sheet.rows[0]?.line ?? line;
  const skipped: SkippedRow[] = [];
  if (line > top) skipped.push(skip(sheet, top, line - top, 'above_headings'));
  const rows: RawRow[] = [];
  const wordsOf = remembered(normalise);
  let previous = line;
  for (const row of sheet.rows.slice(headings.at + 1)) {
    const isRepeated = repeats(row, headings.texts) || isWeekdayRow(row, wordsOf);
    const reason = isTotalRow(row, wordsOf) ? 'total' : isRepeated ? 'repeated_headings' : null;
    if (row.line > previous + 1) skipped.push(skip(sheet, previous + 1, row.line - previous - 1, 'empty'));
    if (reason === null) rows.push(row);
    else skipped.push(skip(sheet, row.line, 1, reason));
    previous = row.line;
  }
  const dates = sheetDates(sheet, sheet.rows.slice(0, headings.at), isDate1904);
  return {
    ...splitColumns(columnsOf(headings, rows), fields, dates),
    dates,
    rows,
    skipped,
    fieldCount: headings.fieldCount,
  };
}

const skip = ({ name }: RawSheet, line: number, count: number, reason: SkipReason): SkippedRow => ({
  sheet: name,
  line,
  count,
  reason,
});

/** The row of headings that mean most fields, the first one of several; of two joined rows when that means more or cells are merged. */
function findHeadings(sheet: RawSheet, fields: HeadingFields, isDate1904: boolean): Headings | null {
  const texts = sheet.rows
    .slice(0, HEADING_ROWS)
    .map(({ cells }) => cells.slice(0, IMPORT_COLUMNS_MAX).map((cell) => headingText(shownText(cell, isDate1904))));
  let best: Headings | null = null;
  for (const [at, own] of texts.entries()) {
    const single: Headings = { at, texts: own, groups: [], fieldCount: countFields(own, [], fields) };
    const pair = pairWithUpper(sheet, texts, single, fields);
    const most: number = best?.fieldCount ?? 0;
    if (pair !== null && pair.fieldCount > 0 && pair.fieldCount >= most) best = pair;
    else if (single.fieldCount > most) best = single;
  }
  return best ?? firstRowOfTexts(sheet, texts);
}

function pairWithUpper(sheet: RawSheet, texts: string[][], single: Headings, fields: HeadingFields): Headings | null {
  const [above, row, upper] = [sheet.rows[single.at - 1], sheet.rows[single.at], texts[single.at - 1]];
  if (above === undefined || row === undefined || upper === undefined || above.line !== row.line - 1) return null;
  const joined = joinHeadings(sheet, row.line, upper, single.texts);
  if (joined === null || hasDayBelow(upper, single.texts, fields)) return null;
  const fieldCount = countFields(joined.texts, joined.groups, fields);
  // The first row below the headings may look like some, too: who was there is `present`, which is also a heading.
  const isBetter = joined.isMerged
    ? fieldCount >= single.fieldCount
    : single.fieldCount > 0 && fieldCount > Math.max(single.fieldCount, countFields(upper, [], fields));
  return isBetter ? { at: single.at, texts: joined.texts, groups: joined.groups, fieldCount } : null;
}

/** Whether a day stands below a heading that means one: the row is a record. */
const hasDayBelow = (upper: string[], own: string[], fields: HeadingFields): boolean =>
  own.some((text, index) => {
    const field = fields.byHeading.get(parseHeading(upper[index] ?? '').words);
    return field?.kind === 'day' && dayHeadingOf(text, null, fields) !== null;
  });

function countFields(texts: string[], groups: (string | null)[], fields: HeadingFields): number {
  const keys = new Set<string>();
  let days = 0;
  for (const [index, text] of texts.entries()) {
    const day = dayHeadingOf(text, groups[index] ?? null, fields);
    if (day !== null) days += 1;
    const field = fields.byHeading.get(parseHeading(day?.rest ?? text).words);
    if (field !== undefined) keys.add(field.key);
  }
  return keys.size + (days > 1 ? 1 : 0);
}

/** Of a table none of whose headings is known: texts alone, above a row that fills at least half of as many cells. */
function firstRowOfTexts({ rows }: RawSheet, texts: string[][]): Headings | null {
  const at = texts.findIndex((_texts, index) => {
    const filled = rows[index]?.cells.filter((cell) => cell !== null) ?? [];
    const below = rows[index + 1]?.cells.filter((cell) => cell !== null) ?? [];
    return filled.length > 1 && filled.every(({ kind }) => kind === 'text') && below.length * 2 >= filled.length;
  });
  return at === -1 ? null : { at, texts: texts[at] ?? [], groups: [], fieldCount: 0 };
}

/** Columns with a heading or a filled cell. Equal ones are counted by their words, so that case and accents do not matter. */
function columnsOf({ texts, groups }: Headings, rows: RawRow[]): TableColumn[] {
  const filled = new Set<number>();
  for (const { cells } of rows)
    for (let index = 0; index < cells.length && index < IMPORT_COLUMNS_MAX; index += 1)
      if (cells[index] !== null) filled.add(index);
  const width =
    Math.max(
      texts.findLastIndex((text) => text !== ''),
      ...filled,
    ) + 1;
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const [heading, group] = [texts[index] ?? '', groups[index] ?? null];
    const key = columnName({ heading, group });
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return { index, heading, label: heading, group, occurrence, ...parseHeading(heading) };
  }).filter(({ index, heading }) => heading !== '' || filled.has(index));
}

function repeats({ cells }: RawRow, headings: string[]): boolean {
  let equal = 0;
  for (const [index, cell] of cells.entries()) {
    if (cell === null) continue;
    if (cell.kind !== 'text' || headingText(cell.value) !== headings[index]) return false;
    equal += 1;
  }
  return equal > 0;
}

const headingText = (text: string): string => cleanText(text).slice(0, IMPORT_HEADING_MAX);
