import { cleanText } from './clean-text.js';

const DASHES = /^[-–—_/.]+$/;
const WORDS = new Set([
  ...['k.a.', 'k. a.', 'k.a', 'ka', 'keine angabe', 'unbekannt', 'fehlt'],
  ...['n/a', 'n.a.', 'n. a.', 'na', 'n/d', 'nd', 'nan', 'null', 'none', 'unknown', 'missing', 'dnp', 'dns', '?'],
  ...['inconnu', 'inconnue', 'non renseigné', 'nc', 'n.c.'],
  ...['desconocido', 'desconocida', 'sin datos', 's/d', 's.d.'],
]);
/** Errors of English, German, French and Spanish spreadsheets, as their text files have them. */
const ERROR =
  /^#(?:N\/?A|N\/D|NV|NULL|NULO|NUL|DIV\/0|¡DIV\/0|VALUE|VALEUR|¡VALOR|VALOR|WERT|REF|¡REF|BEZUG|NAME|NOM|¿NOMBRE|NOMBRE|NUM|¡NUM|NOMBRE|ZAHL|ERROR)[!?]?$/i;

/** Whether a text stands for a value that nobody knows: a dash, `k.A.`, `n/a`, `DNP`. Zero is none of them. */
export const isMissing = (text: string): boolean => isDash(text) || WORDS.has(cleanText(text).toLowerCase());

/** Of these alone in columns of names, because `Na` and `Null` are names. */
export const isDash = (text: string): boolean => {
  const clean = cleanText(text);
  return clean === '' || DASHES.test(clean);
};

/** Whether a text is the error of a spreadsheet: `#N/A`. */
export const isErrorText = (text: string): boolean => ERROR.test(text.trim());
