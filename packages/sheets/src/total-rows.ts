import type { RawRow } from './cells.js';
import { normalise } from './headings.js';
import { isMissing } from './missing.js';

/** Begin a row of totals whatever else is in it. */
const CERTAIN = new Set([
  ...['total', 'totals', 'average', 'avg', 'sum', 'subtotal', 'grand total', 'team average', 'squad average'],
  ...['summe', 'gesamt', 'gesamtsumme', 'durchschnitt', 'mittelwert', 'schnitt', 'anzahl'],
  ...['moyenne', 'somme', 'promedio', 'suma'],
]);
/** Count who was there, in a row of numbers. */
const COUNTS = ['present', 'presents', 'anwesend', 'anwesende', 'teilnehmer', 'presentes', 'asistentes', 'attendance'];
/** Do so when the row has no other words. Some of them are first names, too. */
const PROBABLE = new Set([
  ...['mean', 'median', 'count', 'max', 'min', 'maximum', 'minimum', 'sd', 'stdev', 'standard deviation', 'team'],
  ...['minimum', 'mw', 'mediane', 'maximo', 'minimo', 'media', 'mediana', 'equipo', 'equipe', 'mannschaft', 'n'],
  // The sign for a mean, Ø.
  'o',
  ...COUNTS,
]);
/** Columns of totals, beside those. */
const RATES = ['%', 'rate', 'quote', 'taux', 'tasa', 'porcentaje', 'attendance rate', 'anwesenheitsquote', 'in %'];
const HEADINGS = new Set([...CERTAIN, ...PROBABLE, ...RATES]);
/** Of scripts without capitals, one letter is a word: `Min 李` is a person. */
const WORD = /\p{L}{2,}|\p{Lo}/u;

/**
 * Whether a row sums up others: its first text is a word such as `Total`, `Durchschnitt`, `Moyenne` or `Promedio`.
 * @param wordsOf normalises a text
 */
export function isTotalRow({ cells }: RawRow, wordsOf = normalise): boolean {
  const at = cells.findIndex((cell) => cell !== null);
  const first = cells[at];
  if (first?.kind !== 'text') return false;
  const words = wordsOf(first.value);
  if (CERTAIN.has(words)) return true;
  return PROBABLE.has(words) && cells.every((cell, index) => index === at || !isWord(cell));
}

const isWord = (cell: RawRow['cells'][number]): boolean =>
  cell?.kind === 'text' && WORD.test(cell.value) && !isMissing(cell.value);

/** Whether a column sums up the days beside it: `Total`, `Ø`, `%`. */
export const isTotalHeading = (heading: string): boolean => HEADINGS.has(normalise(heading));
