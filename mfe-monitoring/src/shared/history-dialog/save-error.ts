import { ApiError } from '@touchline/ui/host';
import { asSentence } from '../as-sentence.js';
import { historyTexts } from '../texts/history-texts.js';
import type { Draft } from './draft.js';

/** A save that cannot be sent; the message is shown to the coach. */
export class UnsendableError extends Error {
  override readonly name = 'SaveRefusal';
}

/** The sentence for a failed save: that of the server, else `saveFailed`; for other errors a general one. */
export function saveErrorText(error: unknown, saveFailed: string): string {
  if (error instanceof UnsendableError) return error.message;
  if (error instanceof ApiError) return error.sentence === null ? saveFailed : asSentence(error.sentence);
  return historyTexts.saveFailed;
}

/** The draft after a failed save: typed values stay, and each value named by the server gets its problem. */
export function withSaveError<K extends string>(draft: Draft<K>, error: unknown, saveFailed: string): Draft<K> {
  const fields = error instanceof ApiError ? error.fields : [];
  // Reversed, because the first problem of a value counts.
  const named = fields.map(({ path, message }) => [path.split('.').at(-1), message]).reverse();
  return {
    ...draft,
    problems: { ...draft.problems, ...Object.fromEntries(named) },
    saveError: saveErrorText(error, saveFailed),
  };
}
