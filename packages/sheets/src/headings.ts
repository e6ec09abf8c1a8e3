import type { ImportField, ImportTarget } from '@touchline/contracts/import-targets';
import { cleanText } from './clean-text.js';

/** Letters that normalisation does not split into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
/** Units of a heading in brackets: `Weight (kg)`, `Height [cm]`. */
const UNIT = /[([]\s*(kg|lbs?|g|cm|m|mm|in|inch|inches|ft|km|mi|min|s|sec|h|bpm|km\/h|m\/s|mph|%|n|w)\s*[)\]]/i;
/** How a day or a name is to be written: `(dd.mm.yyyy)`, `(TT/MM/JJJJ)`, `(last, first)`. */
const WAY_OF_WRITING =
  /[([]\s*(?:[dmyjt]{1,4}[./-][dmyjt]{1,4}[./-][dmyjta]{1,4}|(?:last|nach)(?:name)?\s*,\s*(?:first|vor)(?:name)?)\s*[)\]]/i;

export interface ParsedHeading {
  /** Lower case without accents, punctuation and unit, in which headings are compared as a whole. */
  words: string;
  /** In lower case, from brackets; null when the heading names none. */
  unit: string | null;
}

/** A text in lower case without accents and punctuation, with single blanks. */
export function normalise(text: string): string {
  return cleanText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßøłæœđı]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}#%]+/gu, ' ')
    .trim();
}

export function parseHeading(heading: string): ParsedHeading {
  const text = cleanText(heading).replace(WAY_OF_WRITING, ' ');
  const unit = UNIT.exec(text);
  return { words: normalise(unit ? text.replace(unit[0], ' ') : text), unit: unit?.[1]?.toLowerCase() ?? null };
}

/** The fields of a target by the headings that mean them. */
export function fieldsByHeading(target: ImportTarget): Map<string, ImportField> {
  const fields = new Map<string, ImportField>();
  for (const field of target.fields)
    for (const heading of [field.label, field.key.replaceAll('_', ' '), ...field.headings]) {
      const words = normalise(heading);
      if (!fields.has(words)) fields.set(words, field);
    }
  return fields;
}
