import { parseDuration } from '@touchline/contracts/duration';
import { exerciseTexts } from '../../texts/exercise-texts.js';

/** Says how seconds can be written where the specification fixes no form. */
export const SECONDS_HINT = exerciseTexts.secondsHint;

/** The problem of a field that needs seconds: `missing`, and for unreadable text also how to write them. */
export function secondsProblem(text: string, missing: string, hint: string): string {
  return text.trim() === '' ? missing : `${missing}. ${hint}`;
}

/** Readable text as digits in seconds, for a field that shows the unit; other text stays as it is. */
export function normalizeSeconds(text: string): string {
  const seconds = parseDuration(text);
  return seconds === null ? text : String(seconds);
}
