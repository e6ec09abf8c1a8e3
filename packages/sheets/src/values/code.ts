import type { ImportField } from '@touchline/contracts/import-fields';
import { IMPORT_CODE_MAX } from '@touchline/contracts/import-limits';
import type { RawCell } from '../cells.js';
import { cleanText } from '../clean-text.js';
import { normalise } from '../headings.js';
import { isDash, isErrorText, isMissing } from '../missing.js';
import { shownText } from '../shown-text.js';
import { refuse, stored, type CellValue } from './cell-value.js';

type CodeField = Pick<ImportField, 'choices' | 'code_sets'>;

/** What each code of a column means; null for nothing. Codes that nobody knows are missing. */
export type CodeTable = ReadonlyMap<string, string | null>;

/** A cell as codes are compared: lower case without accents and punctuation, but signs such as ✓ stay. Null: empty. */
export function codeOf(cell: RawCell | null): string | null {
  if (cell === null || cell.kind === 'error') return null;
  const text = cleanText(shownText(cell, false));
  if (isDash(text) || isErrorText(text)) return null;
  return normalise(text) || text;
}

/** The choice that a cell stands for. Refused: codes that are not in the table, and texts that are too long for one. */
export function readCode(cell: RawCell | null, table: CodeTable): CellValue<string> {
  const code = codeOf(cell);
  if (code === null) return stored<string>(null);
  if (code.length > IMPORT_CODE_MAX) return refuse('too_long', { max: IMPORT_CODE_MAX });
  const value = table.get(code);
  if (value !== undefined) return stored(value);
  return isMissing(shownText(cell, false)) ? stored<string>(null) : refuse('unknown_code');
}

/**
 * What the codes of a column mean without an answer. Words mean the same everywhere. Short codes are read by the sets that
 * know all of those in the column, else by all sets; where these disagree, the code stays open. So does a cross beside
 * another word or code for what a cross means.
 */
export function proposedCodes(codes: ReadonlySet<string>, field: CodeField): CodeTable {
  const { choices = [], code_sets: sets = [] } = field;
  const words = new Map(
    choices.flatMap(({ value, label, words: own }) =>
      [value, label, ...own].map((word): [string, string] => [normalise(word) || word, value]),
    ),
  );
  const table = new Map<string, string>();
  const put = (code: string, values: readonly string[]) => {
    const [only] = values;
    if (only !== undefined && values.every((value) => value === only)) table.set(code, only);
  };
  for (const code of codes) put(code, [words.get(code) ?? []].flat());

  const shared = sets.filter((set) => Object.keys(set).length > 1);
  const short = [...codes].filter((code) => !table.has(code) && shared.some((set) => Object.hasOwn(set, code)));
  const fitting = shared.filter((set) => short.every((code) => Object.hasOwn(set, code)));
  for (const code of short) put(code, meanings(fitting.length > 0 ? fitting : shared, code));

  const meant = new Set(table.values());
  const alone = sets.filter((set) => !shared.includes(set) && Object.values(set).every((value) => !meant.has(value)));
  for (const code of codes) if (!table.has(code) && !short.includes(code)) put(code, meanings(alone, code));
  return table;
}

const meanings = (sets: NonNullable<CodeField['code_sets']>, code: string): string[] =>
  sets.flatMap((set) => (Object.hasOwn(set, code) ? (set[code] ?? []) : []));
