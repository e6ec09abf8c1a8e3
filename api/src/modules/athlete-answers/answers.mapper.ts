import type { OwnSessionBody, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import type { WellnessWrite } from '@touchline/contracts/wellness.schema';
import type { SessionInput } from '../training-load/index.js';
import { toWellnessEntry, type StoredEntry } from '../wellness/index.js';
import type { OwnEvent } from './form/own-events.repository.js';

/** `pain` null is the word that nothing hurts, so the entry reports on injury in any case. */
export function toWellnessWrite(
  athleteId: number,
  { pain, revision: _seen, ...answers }: OwnWellnessBody,
): WellnessWrite {
  return {
    athlete_id: athleteId,
    ...answers,
    injury_body_part: pain?.body_part ?? null,
    injury_severity: pain?.severity ?? null,
  };
}

/** Whether all of the answer is stored already, by any writer. */
export function isSameEntry(stored: StoredEntry | undefined, { pain, ...answers }: OwnWellnessBody): boolean {
  if (!stored?.injuryRecorded) return false;
  const entry = toWellnessEntry(stored);
  return (
    WELLNESS_RATINGS.every((rating) => entry[rating] === answers[rating]) &&
    entry.injury_body_part === (pain?.body_part ?? null) &&
    entry.injury_severity === (pain?.severity ?? null)
  );
}

/** A change of the session `stored`, or a new one when that is null; on the day of the event, which may have been moved. */
export function toSessionInput(
  athleteId: number,
  { id: eventId, date }: OwnEvent,
  stored: number | null,
  { rpe, duration_min: durationMin }: OwnSessionBody & { was_there: true },
): SessionInput {
  const load = { athleteId, date, rpe, durationMin };
  if (stored !== null) return { ...load, workoutId: stored, eventId };
  return { ...load, externalId: null, eventId };
}

/** Whether the answer is stored already as one to this event, by any writer. */
export function isSameSession({ known: { session, isAbsent } }: OwnEvent, body: OwnSessionBody): boolean {
  if (!body.was_there) return isAbsent && session === null;
  return session !== null && session.rpe === body.rpe && session.durationMin === body.duration_min;
}
