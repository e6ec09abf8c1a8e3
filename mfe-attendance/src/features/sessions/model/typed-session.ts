import { parseNumberWithin } from '@touchline/contracts/number-text';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { DURATION_MAX, DURATION_MIN } from '@touchline/contracts/session-limits';

/** What a coach typed for one athlete; `minutes` null: the minutes of all. */
export interface TypedSession {
  rpe: string;
  minutes: string | null;
}

export const NOTHING_TYPED: TypedSession = { rpe: '', minutes: null };

/** The whole minutes of a text; undefined when it is none. */
export function parseMinutes(text: string): number | undefined {
  return parseNumberWithin(text, DURATION_MIN, DURATION_MAX);
}

/** The minutes that a session of an event begins with. */
export function defaultMinutes(eventMinutes: number): string {
  return String(Math.min(eventMinutes, DURATION_MAX));
}

/**
 * Nothing typed, a session, or which fields have to be corrected. An athlete without RPE has no session, so own minutes
 * alone ask for the RPE.
 */
export type ReadSession =
  { is: 'empty' } | { is: 'session'; rpe: number; minutes: number } | { is: 'problem'; rpe: boolean; minutes: boolean };

export function readSession({ rpe, minutes }: TypedSession, minutesOfAll: string): ReadSession {
  if (rpe.trim() === '' && minutes === null) return { is: 'empty' };
  const [rpeValue, minutesValue] = [parseRpe(rpe), parseMinutes(minutes ?? minutesOfAll)];
  if (rpeValue !== undefined && minutesValue !== undefined)
    return { is: 'session', rpe: rpeValue, minutes: minutesValue };
  return { is: 'problem', rpe: rpeValue === undefined, minutes: minutesValue === undefined };
}
