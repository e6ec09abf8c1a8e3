import { ApiError } from '@touchline/ui/host';
import { asSentence } from '../as-sentence.js';
import type { Draft } from './draft.js';
import type { HistoryKind } from './history-kind.js';

/** A save that was not even sent; its message is for the coach. */
export class SaveRefusal extends Error {
  override readonly name = 'SaveRefusal';
}

/** The sentence for a failed save: the server's; the kind's own where the server sent none; else that something went wrong here. */
export function refusalText(error: unknown, saveFailed: string): string {
  if (error instanceof SaveRefusal) return error.message;
  if (error instanceof ApiError) return error.sentence === null ? saveFailed : asSentence(error.sentence);
  return 'An error occurred';
}

/** The draft after a refused save: everything typed is still there, and each value the server named says what is wrong with it. */
export function refused<K extends string>(
  draft: Draft<K>,
  kind: Pick<HistoryKind<K>, 'columns' | 'saveFailed'>,
  error: unknown,
): Draft<K> {
  const fields = error instanceof ApiError ? error.fields : [];
  const named = [...kind.columns.map(({ key }) => key), 'date' as const].flatMap((key) => {
    const field = fields.find(({ path }) => path.split('.').at(-1) === key);
    return field ? [[key, field.message] as const] : [];
  });
  return {
    ...draft,
    problems: { ...draft.problems, ...Object.fromEntries(named) },
    refusal: refusalText(error, kind.saveFailed),
  };
}

/** True when the server refused because the record is not what the coach saw. */
export function isConflict(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

/** True when what was named is not there, or no longer. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
