import type { ImportField, ImportTarget } from '@touchline/contracts/import-fields';
import { fieldHeading } from '@touchline/contracts/field-heading';
import { cleanText } from './clean-text.js';

/** Letters that normalisation does not split into a base letter and a mark. */
const BASE_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' };
/** Units of a heading in brackets: `Weight (kg)`, `Height [cm]`. */
const UNIT =
  /[([]\s*(kg|lbs?|g|cm|m|mm|in|inch|inches|ft|km|mi|min|ms|s|sec|h|bpm|km\/h|m\/s|mph|%|n|kn|w|kw|au)\s*[)\]]/i;
/** How a day or a name is to be written: `(dd.mm.yyyy)`, `(TT/MM/JJJJ)`, `(last, first)`. */
const WAY_OF_WRITING =
  /[([]\s*(?:[dmyjt]{1,4}[./-][dmyjt]{1,4}[./-][dmyjta]{1,4}|(?:last|nach)(?:name)?\s*,\s*(?:first|vor)(?:name)?)\s*[)\]]/i;

/** The ends of a scale, alone or with their words: `(1-5)`, `[0 bis 10]`, `(1 = very good, 5 = very bad)`. */
const SCALE =
  /[([]\s*(?:scale|skala|echelle|échelle|escala)?\s*:?\s*(\d{1,2})\s*(?:(?:-|–|—|\.\.\.?|…|\/|to|bis|à|a)|[=:][^)\]]*?[^)\]\d])\s*(\d{1,3})\s*(?:[=:][^)\]]*)?[)\]]/iu;

export interface ParsedHeading {
  /** Lower case without accents, punctuation and unit, in which headings are compared as a whole. */
  words: string;
  /** In lower case, from brackets; null when the heading names none. */
  unit: string | null;
  /** The ends of a scale in brackets, the first one first; null when the heading names none. */
  scale: { first: number; last: number } | null;
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
  const scale = SCALE.exec(text);
  const words = normalise(text.replace(unit?.[0] ?? '', ' ').replace(scale?.[0] ?? '', ' '));
  return {
    words,
    unit: unit?.[1]?.toLowerCase() ?? null,
    scale: scale === null ? null : { first: Number(scale[1]), last: Number(scale[2]) },
  };
}

/** The fields of a target as headings are compared with them. */
export interface HeadingFields {
  byHeading: ReadonlyMap<string, ImportField>;
  /** Whether columns may be days. */
  hasDays: boolean;
}

export function headingFieldsOf({ fields, record_of: recordOf }: ImportTarget): HeadingFields {
  const byHeading = new Map<string, ImportField>();
  for (const field of fields)
    for (const heading of [field.label, field.key.replaceAll('_', ' '), ...field.headings]) {
      const words = normalise(heading);
      if (!byHeading.has(words)) byHeading.set(words, field);
    }
  for (const field of fields) {
    const { words } = parseHeading(fieldHeading(field));
    if (!byHeading.has(words)) byHeading.set(words, field);
  }
  return { byHeading, hasDays: recordOf === 'athlete_day' };
}
