import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { RawCell, RawRow } from './cells.js';
import type { Decisions } from './decisions.js';
import { isDash } from './missing.js';
import type { RefusalCode, RefusalValues } from './refusal.js';
import { remembered } from './remembered.js';
import { shownText } from './shown-text.js';
import type { MappedColumn } from './tables.js';
import { stored } from './values/cell-value.js';
import { readName, type PersonName } from './values/name.js';
import { readText } from './values/text.js';

/** The name of a row, or why it has none and in which column. */
export type RowName =
  | { value: PersonName; refusal?: undefined }
  | { value?: undefined; refusal: { code: RefusalCode; values: RefusalValues }; column: string | null; text: string };

/** Reads the name of a person from the columns of its parts, or from one column. Somebody new needs both parts. */
export function nameReader(
  columns: readonly MappedColumn[],
  decisions: Decisions,
  { record_of: recordOf }: Pick<ImportTarget, 'record_of'>,
): (row: RawRow) => RowName {
  const byKey = (key: string) => columns.find(({ field }) => field.key === key);
  const [whole, first, last] = [byKey('name'), byKey('first_name'), byKey('last_name')];
  const [readFirst, readLast] = [partReader(first), partReader(last)];
  const readWhole = remembered((cell: RawCell | null) =>
    whole ? readName(cell, decisions.name(whole)) : stored<PersonName>(null),
  );
  return (row) => {
    const cellOf = (mapped: MappedColumn | undefined): RawCell | null => row.cells[mapped?.column.index ?? -1] ?? null;
    const parts = { first: readFirst(cellOf(first)), last: readLast(cellOf(last)) };
    if (parts.first.refusal) return refused(parts.first.refusal, first, cellOf(first));
    if (parts.last.refusal) return refused(parts.last.refusal, last, cellOf(last));
    if (parts.first.value && parts.last.value) return { value: { first: parts.first.value, last: parts.last.value } };
    const name = readWhole(cellOf(whole));
    if (name.value) return { value: name.value };
    if (name.refusal) return refused(name.refusal, whole, cellOf(whole));
    const { value: firstName } = parts.first;
    const { value: lastName } = parts.last;
    const isPart = Boolean(firstName ?? lastName);
    if (isPart && recordOf !== 'athlete') return { value: { first: firstName ?? '', last: lastName ?? '' } };
    return refused({ code: isPart ? 'name_incomplete' : 'no_name', values: {} }, undefined, null);
  };
}

const partReader = (mapped: MappedColumn | undefined) =>
  remembered((cell: RawCell | null) =>
    readText(cell, { maxLength: mapped?.field.max_length, isDate1904: false, isNone: isDash }),
  );

const refused = (
  refusal: { code: RefusalCode; values: RefusalValues },
  mapped: MappedColumn | undefined,
  cell: RawCell | null,
): RowName => ({ refusal, column: mapped?.column.heading ?? null, text: shownText(cell, false) });
