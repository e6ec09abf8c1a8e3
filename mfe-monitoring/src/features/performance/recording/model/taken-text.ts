/** Why a key or a paste was not taken. */
export interface Refusal {
  sentence: string;
  /**
   * What becomes of the next characters: `held` are refused as well, because joined to what stands there they would make a number that nobody
   * meant; `warned` are taken, and the sentence stays; `free` are taken, and it goes.
   */
  next: 'held' | 'warned' | 'free';
}

/** What stands in a box after a key or a paste; `refusal` null where all of it was taken. */
export interface Taken {
  text: string;
  refusal: Refusal | null;
}

/** More characters than any value needs, also one that a spreadsheet has calculated. */
const LONGEST = 20;
const TYPED = /^\d*[.,]?\d*$/;
const SEPARATORS = /[.,]/g;
const MINUS = /[-−–]/;
/** Digits of any script, fractions and exponents among them: what is no plain number must not be taken for the rest of it. */
const NUMBERS = /[\p{N}.,]*\p{N}[\p{N}.,]*/gu;

const ONE_POINT = 'Only one decimal point.';
const ONLY_DIGITS = 'Only digits and one decimal point.';
const NO_MINUS = 'No minus: values are above 0.';
const NO_SINGLE_NUMBER = 'Pasted text holds no single number.';
const TOO_LONG = `No more than ${LONGEST} characters.`;

/** Why `typed` cannot stand in the box; null where it can. */
function refusalOf(typed: string): Refusal | null {
  // Of "1..5" both readings are the same number; of "1.9.5" they are not.
  if ((typed.match(SEPARATORS)?.length ?? 0) > 1)
    return { sentence: ONE_POINT, next: /[.,]{2}/.test(typed) ? 'warned' : 'held' };
  if (!TYPED.test(typed)) return { sentence: MINUS.test(typed) ? NO_MINUS : ONLY_DIGITS, next: 'warned' };
  return typed.length > LONGEST ? { sentence: TOO_LONG, next: 'warned' } : null;
}

/**
 * What a key makes of the box: digits and one decimal point, as which a comma counts. Anything else leaves the box as it was. That a key
 * was refused stays said until a part of the box is deleted or replaced.
 * @param before what stood there, `refusal` from an earlier key included
 */
export function takeTyped(before: Taken, input: string): Taken {
  const typed = input.trim();
  const added = input.length > before.text.length;
  if (added && before.refusal?.next === 'held') return before;
  const refusal = refusalOf(typed);
  if (refusal) return { text: before.text, refusal };
  return { text: typed.replace(',', '.'), refusal: added && before.refusal?.next === 'warned' ? before.refusal : null };
}

/** What a paste makes of the box: the one number of the pasted text stands there alone. A text with several or none leaves the box as it was. */
export function takePasted(before: Taken, pasted: string): Taken {
  const refused = (sentence: string): Taken => ({ text: before.text, refusal: { sentence, next: 'free' } });
  const [found, another] = pasted.matchAll(NUMBERS);
  if (found === undefined || another !== undefined) return refused(NO_SINGLE_NUMBER);
  // "41.5." is the end of a sentence.
  const number = found[0].replace(/[.,]+$/, '');
  if (!TYPED.test(number)) return refused(NO_SINGLE_NUMBER);
  if (MINUS.test(pasted.slice(0, found.index).trimEnd().slice(-1))) return refused(NO_MINUS);
  return number.length > LONGEST ? refused(TOO_LONG) : { text: number.replace(',', '.'), refusal: null };
}
