import { recordingTexts } from '../../../../shared/texts/recording-texts.js';

/** Why typed or pasted text was not accepted. */
export interface Rejection {
  sentence: string;
  /**
   * How the next typed characters are treated. `reject`: they are not accepted either, because appended to the text
   * they would make an unintended number. `keep`: they are accepted and the sentence stays. `clear`: they are accepted
   * and the sentence disappears.
   */
  next: 'reject' | 'keep' | 'clear';
}

/** The text of a field after typing or pasting; `rejection` is null when all of it was accepted. */
export interface FieldState {
  text: string;
  rejection: Rejection | null;
}

/** Longer than any value, also one calculated by a spreadsheet. */
const MAX_LENGTH = 20;
const TYPED = /^\d*[.,]?\d*$/;
const SIGNED = /^-?\d*[.,]?\d*$/;
const SEPARATORS = /[.,]/g;
const MINUS = /[-−–]/;
/**
 * Matches digits of any script, fractions and exponents included, so that a part of such a number is not taken for a
 * plain one.
 */
const NUMBERS = /[\p{N}.,]*\p{N}[\p{N}.,]*/gu;

/** Why `typed` is not accepted; null when it is. `signed`: values may be below 0. */
function rejectionOf(typed: string, signed: boolean): Rejection | null {
  // "1..5" can only mean 1.5; "1.9.5" is ambiguous.
  if ((typed.match(SEPARATORS)?.length ?? 0) > 1)
    return { sentence: recordingTexts.onePoint, next: /[.,]{2}/.test(typed) ? 'keep' : 'reject' };
  if (!(signed ? SIGNED : TYPED).test(typed))
    return {
      sentence: !signed && MINUS.test(typed) ? recordingTexts.noMinus : recordingTexts.onlyDigits,
      next: 'keep',
    };
  return typed.length > MAX_LENGTH ? { sentence: recordingTexts.tooLong(MAX_LENGTH), next: 'keep' } : null;
}

/**
 * The field after typing. Digits and one decimal point (or comma) are accepted; anything else leaves the text
 * unchanged. A rejection stays until a part of the text is deleted or replaced.
 * @param before the field before, with the rejection of an earlier key
 * @param signed values may be below 0, so that a minus sign at the beginning is accepted
 */
export function acceptTyped(before: FieldState, input: string, signed = false): FieldState {
  const typed = signed ? input.trim().replace(/^[−–]/, '-') : input.trim();
  const added = input.length > before.text.length;
  if (added && before.rejection?.next === 'reject') return before;
  const rejection = rejectionOf(typed, signed);
  if (rejection) return { text: before.text, rejection };
  return {
    text: typed.replace(',', '.'),
    rejection: added && before.rejection?.next === 'keep' ? before.rejection : null,
  };
}

/**
 * The field after pasting: the only number of the pasted text replaces the field's text. Without a single number the
 * text stays unchanged.
 */
export function acceptPasted(before: FieldState, pasted: string, signed = false): FieldState {
  const rejected = (sentence: string): FieldState => ({ text: before.text, rejection: { sentence, next: 'clear' } });
  const [found, another] = pasted.matchAll(NUMBERS);
  if (found === undefined || another !== undefined) return rejected(recordingTexts.noSingleNumber);
  // A point at the end belongs to the sentence: "41.5.".
  const number = found[0].replace(/[.,]+$/, '');
  if (!TYPED.test(number)) return rejected(recordingTexts.noSingleNumber);
  const isNegative = MINUS.test(pasted.slice(0, found.index).trimEnd().slice(-1));
  if (isNegative && !signed) return rejected(recordingTexts.noMinus);
  return number.length > MAX_LENGTH
    ? rejected(recordingTexts.tooLong(MAX_LENGTH))
    : { text: `${isNegative ? '-' : ''}${number.replace(',', '.')}`, rejection: null };
}
