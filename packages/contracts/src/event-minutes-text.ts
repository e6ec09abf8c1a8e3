import { EVENT_DURATION_MAX, EVENT_DURATION_MIN } from './event-limits.js';

/** The duration of an event from a typed text: whole minutes within its limits; undefined for any other text. */
export function parseEventMinutes(text: string): number | undefined {
  const minutes = /^\d{1,6}$/.test(text.trim()) ? Number(text) : NaN;
  return minutes >= EVENT_DURATION_MIN && minutes <= EVENT_DURATION_MAX ? minutes : undefined;
}
