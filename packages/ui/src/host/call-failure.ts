import { sentenceOf } from './api-client.js';
import { callHint, type CallFailure } from './call-hint.js';

/** The server's sentence; without one `fallback`, and a hint about what the coach can do. */
export function failureOf(error: unknown, fallback: string): CallFailure {
  const sentence = sentenceOf(error, fallback);
  return { sentence, hint: sentence === fallback ? callHint(error) : null };
}

/** The same in one line, for a notice. */
export function failureText(error: unknown, fallback: string): string {
  const { sentence, hint } = failureOf(error, fallback);
  return hint === null ? sentence : `${sentence}. ${hint}`;
}
