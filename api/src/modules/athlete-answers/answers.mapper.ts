import type { FormQuestion, OwnSessionBody, OwnWellnessBody } from '@touchline/contracts/athlete-answers.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { MoreWrites } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import type { WellnessWrite } from '@touchline/contracts/wellness.schema';
import type { DayRange } from '../../common/paging/athlete-rows.js';
import type { MeasurementInput } from '../measurements/index.js';
import type { FurtherAnswers } from '../surveys/index.js';
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
export function isSameEntry(
  stored: StoredEntry | undefined,
  further: FurtherAnswers,
  { pain, more, ...answers }: OwnWellnessBody,
): boolean {
  if (!stored?.injuryRecorded) return false;
  const entry = toWellnessEntry(stored, further);
  return (
    areStored(more, further) &&
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
export function isSameSession(
  { known: { session, isAbsent } }: OwnEvent,
  further: FurtherAnswers,
  body: OwnSessionBody,
): boolean {
  if (!body.was_there) return isAbsent && session === null;
  return (
    areStored(body.more, further) &&
    session !== null &&
    session.rpe === body.rpe &&
    session.durationMin === body.duration_min
  );
}

/** Whether each further answer is stored already. */
function areStored(sent: MoreWrites | undefined, { more }: FurtherAnswers): boolean {
  const stored = new Map(more.map(({ measure, value }) => [measure, value]));
  return (sent ?? []).every(({ measure, value }) => (stored.get(measure) ?? null) === value);
}

/** The further answers after an event, as values to store. Without the athlete there, those that are stored go. */
export function toFurtherInputs(
  athleteId: number,
  { id: eventId, date: day }: OwnEvent,
  further: FurtherAnswers,
  body: OwnSessionBody,
): MeasurementInput[] {
  const more: MoreWrites = body.was_there
    ? (body.more ?? [])
    : further.more.map(({ measure }) => ({ measure, value: null }));
  return more.map(({ measure: measureKey, measure_version: measureVersion, value }, at) => {
    return { athleteId, day, measureKey, measureVersion, side: 'none', trial: 1, eventId, value, path: `more.${at}` };
  });
}

/**
 * The questions that were asked for, as the athlete sees them on the days of a range: each in the versions that hold on one
 * of them. That of today comes first: a page of a former release shows the first one on every day.
 */
export function toFormQuestions(
  keys: readonly string[],
  catalogue: ReadonlyMap<string, Measure>,
  { from, to, today }: DayRange & { today: CalendarDate },
): FormQuestion[] {
  return keys.flatMap((measure) => {
    const known = catalogue.get(measure);
    if (!known) return [];
    const begun = known.versions.filter(({ valid_from: first }) => first !== null && from < first && first <= to);
    return [...new Set([versionOn(known, today), versionOn(known, from), ...begun])].map((version) => {
      const { measure_version, valid_from, label, question, unit, min, max, step, low_words, high_words, kind } =
        version;
      const asked = { question: question ?? label, unit, min, max, step, low_words, high_words, kind };
      return { measure, measure_version, valid_from, label, ...asked };
    });
  });
}
