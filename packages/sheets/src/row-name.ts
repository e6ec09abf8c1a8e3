import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { RawCell, RawRow } from './cells.js';
import type { Decisions } from './decisions.js';
import { isDash } from './missing.js';
import type { RefusalCode, RefusalValues } from './refusal.js';
import { shownText } from './shown-text.js';
import type { MappedColumn } from './tables.js';
import { readName, type PersonName } from './values/name.js';
import { readText } from './values/text.js';

/** The name of a row, or why it has none and in which column. */
export type RowName =
  | { value: PersonName; refusal?: undefined }
  | { value?: undefined; refusal: { code: RefusalCode; values: RefusalValues }; column: string | null; text: string };

/** The name of a person from the columns of its parts, or from one column. Somebody new needs both parts. */
export function rowName(
  row: RawRow,
  columns: MappedColumn[],
  decisions: Decisions,
  { record_of: recordOf }: Pick<ImportTarget, 'record_of'>,
): RowName {
  const byKey = (key: string) => columns.find(({ field }) => field.key === key);
  const [whole, first, last] = [byKey('name'), byKey('first_name'), byKey('last_name')];
  const cellOf = (mapped: MappedColumn | undefined): RawCell | null => row.cells[mapped?.column.index ?? -1] ?? null;
  const parts = { first: readPart(cellOf(first), first), last: readPart(cellOf(last), last) };
  for (const [part, mapped] of [
    [parts.first, first],
    [parts.last, last],
  ] as const)
    if (part.refusal) return refused(part.refusal, mapped, cellOf(mapped));
  if (parts.first.value && parts.last.value) return { value: { first: parts.first.value, last: parts.last.value } };
  const name = whole ? readName(cellOf(whole), decisions.name(whole)) : { value: null };
  if (name.value) return { value: name.value };
  if (name.refusal) return refused(name.refusal, whole, cellOf(whole));
  const { value: firstName } = parts.first;
  const { value: lastName } = parts.last;
  const isPart = Boolean(firstName ?? lastName);
  if (isPart && recordOf !== 'athlete') return { value: { first: firstName ?? '', last: lastName ?? '' } };
  return refused({ code: isPart ? 'name_incomplete' : 'no_name', values: {} }, undefined, null);
}

const readPart = (cell: RawCell | null, mapped: MappedColumn | undefined) =>
  readText(cell, { maxLength: mapped?.field.max_length, isDate1904: false, isNone: isDash });

const refused = (
  refusal: { code: RefusalCode; values: RefusalValues },
  mapped: MappedColumn | undefined,
  cell: RawCell | null,
): RowName => ({ refusal, column: mapped?.column.heading ?? null, text: shownText(cell, false) });
