import { EVENT_DURATION_MAX, EVENT_DURATION_MIN } from './event-limits.js';
import { parseNumberWithin } from './number-text.js';

/** The duration of an event from a typed text: whole minutes within its limits; undefined for any other text. */
export function parseEventMinutes(text: string): number | undefined {
  return parseNumberWithin(text, EVENT_DURATION_MIN, EVENT_DURATION_MAX);
}
