import { sentenceOf } from '@touchline/ui/host';
import { callHint } from './call-hint.js';

/** What is said about a call that failed. */
export interface CallFailure {
  sentence: string;
  /** A second line where the coach can do something about it; null otherwise. */
  hint: string | null;
}

/** The server's own sentence, which says all there is; else `fallback`, and what can be done about it. */
export function failureOf(error: unknown, fallback: string): CallFailure {
  const sentence = sentenceOf(error, fallback);
  return { sentence, hint: sentence === fallback ? callHint(error) : null };
}

/** The same in one line, for a notice. */
export function failureText(error: unknown, fallback: string): string {
  const { sentence, hint } = failureOf(error, fallback);
  return hint === null ? sentence : `${sentence}. ${hint}`;
}
