import type { NameOrder } from '@touchline/contracts/import-plan.schema';
import { PERSON_NAME_MAX } from '@touchline/contracts/athlete-limits';
import type { RawCell } from '../cells.js';
import { normalise } from '../headings.js';
import { isDash } from '../missing.js';
import { refuse, stored, type CellValue } from './cell-value.js';
import { readText } from './text.js';

export interface PersonName {
  first: string;
  last: string;
}

const LAST = /\b(?:last|surname|family|nachname|familienname|nom|apellidos?)\b/;
const FIRST = /\b(?:first|given|forename|vorname|vor|prenom|nombres?)\b/;
/** Two surnames are usual where a heading says so. */
const TWO_SURNAMES = /\bapellidos\b/;

export interface NameReading {
  /** Of words without a comma between. */
  order: NameOrder;
  /** How many words a last name has that comes first, of three or more. */
  lastWords: number;
  /** Whether a name needs both parts: that of somebody new does, and one word may tell who somebody known is. */
  isWhole: boolean;
}

/** The order that a heading says: `Nachname, Vorname`, `Nom et prénom`. Null when it says none. */
export function orderInHeading(heading: string): NameOrder | null {
  const words = normalise(heading);
  // "Name, Vorname" has the last name first, too.
  const [last, first] = [Math.max(words.search(LAST), /^name vorname/.test(words) ? 0 : -1), words.search(FIRST)];
  if (last === -1 || first === -1) return null;
  return last < first ? 'last_first' : 'first_last';
}

export const lastWordsIn = (heading: string): number => (TWO_SURNAMES.test(normalise(heading)) ? 2 : 1);

/** Whether a comma says which part of a name is the last name. */
export const hasComma = (cell: RawCell | null): boolean => cell?.kind === 'text' && /,\s*\S/.test(cell.value);

/** Whether a name has several words and nothing that tells first and last name apart. */
export const isOpenName = (cell: RawCell | null): boolean =>
  cell?.kind === 'text' &&
  !hasComma(cell) &&
  /\S\s+\S/.test(cell.value.trim()) &&
  capitals(cell.value.split(/\s+/)) === null;

/**
 * A whole name in its parts. `Last, First` is read by its comma, `MÜLLER Anna` by its capitals, any other by the order: the
 * first word is the first name and the rest the last name, or the other way round. Null for an empty cell. One word is a
 * name without the other part, where that is enough, and refused elsewhere.
 */
export function readName(cell: RawCell | null, reading: NameReading): CellValue<PersonName> {
  const read = readText(cell, { isDate1904: false, isNone: isDash });
  if (read.refusal || read.value === null) return read as CellValue<PersonName>;
  const parts = partsOf(read.value, reading);
  if (reading.isWhole && (parts.first === '' || parts.last === '')) return refuse('name_incomplete');
  if (parts.first.length > PERSON_NAME_MAX || parts.last.length > PERSON_NAME_MAX)
    return refuse('too_long', { max: PERSON_NAME_MAX });
  return stored(parts);
}

function partsOf(name: string, { order, lastWords }: NameReading): PersonName {
  const comma = name.indexOf(',');
  if (comma !== -1) return { last: name.slice(0, comma).trim(), first: name.slice(comma + 1).trim() };
  const words = name.split(' ');
  const inCapitals = capitals(words);
  if (inCapitals !== null) {
    const isLast = (_: string, index: number) => index >= inCapitals.from && index < inCapitals.to;
    return { last: words.filter(isLast).join(' '), first: words.filter((word, at) => !isLast(word, at)).join(' ') };
  }
  const split = order === 'first_last' ? 1 : words.length > lastWords ? lastWords : 1;
  const [start, end] = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
  return order === 'first_last' ? { first: start, last: end } : { last: start, first: end };
}

/** The words at one end of a name that alone are in capitals: in `MÜLLER Anna` and `Anna MÜLLER` the last name. */
function capitals(words: string[]): { from: number; to: number } | null {
  const isCapital = words.map(
    (word) => /\p{L}{3}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase(),
  );
  const from = isCapital.indexOf(true);
  const to = isCapital.lastIndexOf(true) + 1;
  if (from === -1 || to - from === words.length || (from > 0 && to < words.length)) return null;
  return isCapital.slice(from, to).every(Boolean) ? { from, to } : null;
}
