/**
 * Words of answers that may become more: a status, a kind, a state. A reader may be older than the API, so it shows a word
 * that it does not know in readable form and in a neutral colour, and leaves nothing out.
 */

/** One of the words that are known here, or one that a newer API has added. */
export type Word<Known extends string> = Known | (string & Record<never, never>);

/** Whether a word is a key of a table. */
export const isKnownWord = <Known extends string>(
  table: Readonly<Record<Known, unknown>>,
  word: Word<Known>,
): word is Known => Object.hasOwn(table, word);

/** What a table holds for a word, such as its colour; `other` for a word that is not in it. */
export const forWord = <Known extends string, Value, Other>(
  table: Readonly<Record<Known, Value>>,
  word: Word<Known>,
  other: Other,
): Value | Other => (isKnownWord(table, word) ? table[word] : other);

/** The label of a word; one that has none is written as it is, in readable form: `half_day` is "Half day". */
export const wordText = <Known extends string>(labels: Readonly<Record<Known, string>>, word: Word<Known>): string =>
  forWord(labels, word, readableWord(word));

/** `half_day` as "Half day". */
export function readableWord(word: string): string {
  return word.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

/** The place of a word in a list, from 0; unknown ones come last. */
export function orderOf<Known extends string>(words: readonly Known[], word: Word<Known>): number {
  const at = (words as readonly string[]).indexOf(word);
  return at === -1 ? words.length : at;
}

/** A word of an answer on its way back in a request: the server that answered it takes it. */
export const sentBack = <Known extends string>(word: Word<Known>): Known => word as Known;

/** The choices of a form for a stored word: those that it knows, and the word itself. */
export const choicesFor = <Known extends string>(
  words: readonly Known[],
  stored: Word<Known> | null,
): readonly Word<Known>[] =>
  stored === null || (words as readonly string[]).includes(stored) ? words : [stored, ...words];
