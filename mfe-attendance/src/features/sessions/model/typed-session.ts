import { parseNumberWithin } from '@touchline/contracts/number-text';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { DURATION_MAX, DURATION_MIN } from '@touchline/contracts/session-limits';
import { judgeForm, requiredNumber, z } from '@touchline/ui/forms';
import { sessionTexts } from '../../../shared/texts/session-texts.js';

/** What a coach typed for one athlete; `duration_min` null: the minutes of all. */
export interface TypedSession {
  rpe: string;
  duration_min: string | null;
}

export const NOTHING_TYPED: TypedSession = { rpe: '', duration_min: null };

/** The whole minutes of a text; undefined when it is none. */
export function parseMinutes(text: string): number | undefined {
  return parseNumberWithin(text, DURATION_MIN, DURATION_MAX);
}

/** The minutes that a session of an event begins with. */
export function defaultMinutes(eventMinutes: number): string {
  return String(Math.min(eventMinutes, DURATION_MAX));
}

const sessionSchema = z.object({
  rpe: requiredNumber(parseRpe, sessionTexts.rpeProblem),
  duration_min: requiredNumber(parseMinutes, sessionTexts.minutesProblem),
});

/**
 * The session, or the problems of its fields; null when nothing is typed. An athlete without RPE has no session, so own
 * minutes alone ask for the RPE.
 */
export function judgeSession({ rpe, duration_min: own }: TypedSession, minutesOfAll: string) {
  if (rpe.trim() === '' && own === null) return null;
  return judgeForm(sessionSchema, { rpe, duration_min: own ?? minutesOfAll });
}
