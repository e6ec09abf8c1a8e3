import { parseDuration } from '@touchline/contracts/duration';

/** How seconds can be written where nothing prescribes one way. */
export const SECONDS_HINT = 'As 90, 1:30 or 2m';

/** Seconds that were typed and left, as the digits their box has the unit for; what cannot be read stays as it is. */
export function settledSeconds(text: string): string {
  const seconds = parseDuration(text);
  return seconds === null ? text : String(seconds);
}
