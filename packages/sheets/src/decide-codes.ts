import type { ImportCode, ImportReading } from '@touchline/contracts/import-plan.schema';
import { IMPORT_CODE_MAX } from '@touchline/contracts/import-limits';
import type { FieldCells } from './field-cells.js';
import { isMissing } from './missing.js';
import type { CodeQuestion } from './question.js';
import { shownText } from './shown-text.js';
import { codeOf, proposedCodes, type CodeTable } from './values/code.js';

/** Codes of a column that are asked about; more of them mean that it holds something else. */
const ASKED_MAX = 30;

export interface DecidedCodes {
  /** By field. */
  tables: ReadonlyMap<string, CodeTable>;
  /** What the codes in the file mean, for the coach to look at. */
  codes: ImportCode[];
  questions: CodeQuestion[];
}

/** What the codes of each column mean: what the coach has said, else what all clubs mean by them, else asked. */
export function decideCodes(fields: readonly FieldCells[], { codes: answers = [] }: ImportReading): DecidedCodes {
  const tables = new Map<string, CodeTable>();
  const codes: ImportCode[] = [];
  const questions: CodeQuestion[] = [];
  for (const cells of fields) {
    const { field } = cells.mapped;
    const shown = shownCodes(cells);
    const values = new Set(field.choices?.map(({ value }) => value));
    const given = answers.filter(({ field: key, value }) => key === field.key && (value === null || values.has(value)));
    const table = new Map([
      ...proposedCodes(new Set(shown.keys()), field),
      ...given.map(({ word, value }): [string, string | null] => [word, value]),
    ]);
    tables.set(field.key, table);
    for (const code of shown.keys()) {
      const value = table.get(code);
      if (value !== undefined) codes.push({ field: field.key, word: code, value });
    }
    const open = [...shown].filter(
      ([code, text]) => !table.has(code) && !isMissing(text) && code.length <= IMPORT_CODE_MAX,
    );
    questions.push(...open.slice(0, ASKED_MAX).map(([code, text]) => codeQuestion(cells, code, text)));
  }
  return { tables, codes, questions };
}

/** Each code of a column with the first text that has it. */
function shownCodes({ cells }: FieldCells): Map<string, string> {
  const shown = new Map<string, string>();
  for (const cell of cells) {
    const code = codeOf(cell);
    if (code !== null && !shown.has(code)) shown.set(code, shownText(cell, false));
  }
  return shown;
}

const codeQuestion = ({ mapped: { field }, headings }: FieldCells, code: string, text: string): CodeQuestion => ({
  kind: 'codes',
  field: field.key,
  code,
  columns: [...headings].map((heading) => heading || field.label),
  examples: [text],
  readings: [
    ...(field.choices ?? []).map(({ value, label }) => ({ answer: value, shownAs: [label] })),
    { answer: null, shownAs: [''] },
  ],
});
