import { parseDuration } from '@touchline/contracts/duration';

/** How seconds can be written where nothing prescribes one way. */
export const SECONDS_HINT = 'As 90, 1:30 or 2m';

/** What is wrong with a box that needs seconds: that they are missing, and where it is not empty also how they can be written. */
export function secondsProblem(text: string, missing: string, hint: string): string {
  return text.trim() === '' ? missing : `${missing}. ${hint}`;
}

/** Seconds that were typed and left, as the digits their box has the unit for; what cannot be read stays as it is. */
export function settledSeconds(text: string): string {
  const seconds = parseDuration(text);
  return seconds === null ? text : String(seconds);
}
