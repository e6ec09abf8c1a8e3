/** Soft hyphens, byte order marks and blanks without width, which no one sees or typed. */
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** A text in composed form on one line, without invisible characters, and with single blanks. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
