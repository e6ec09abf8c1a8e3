/** Soft hyphens, byte order marks and blanks without width, which no one sees or typed. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** ASCII without control characters and with single blanks: most texts, and clean already. */
const CLEAN = /^[!-~]+(?: [!-~]+)*$/;

/** A text in composed form on one line, without invisible characters, and with single blanks. */
export const cleanText = (text: string): string =>
  CLEAN.test(text) ? text : text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
