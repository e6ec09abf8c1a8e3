import {
  DURATION_MAX,
  DURATION_MIN,
  DURATION_SENTENCE,
  RPE_MAX,
  RPE_MIN,
  RPE_SENTENCE,
  RPE_STEP,
} from '@touchline/contracts/session-limits';
import type { SessionWrite, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import type { HistoryColumn, HistoryRow, HistoryWrite } from '../../../shared/history-dialog/history-kind.js';
import { numberOr, parseWhole, required } from '../../../shared/history-dialog/history-kind.js';
import { trainingLoadTexts } from '../../../shared/texts/training-load-texts.js';
import { UnsendableError } from '../../../shared/history-dialog/save-error.js';

/** The editable values of a session; its load follows from them. */
export type SessionValue = 'rpe' | 'duration_min';

export const SESSION_COLUMNS: readonly HistoryColumn<SessionValue>[] = [
  {
    key: 'rpe',
    label: 'RPE',
    // The hint names the usual range; 0 (rest) is accepted, too.
    hint: `1–${RPE_MAX}`,
    decimals: true,
    parse: (text) =>
      numberOr(
        text,
        RPE_SENTENCE,
        (value) => value >= RPE_MIN && value <= RPE_MAX && Number.isInteger(value / RPE_STEP),
      ),
  },
  {
    key: 'duration_min',
    label: 'Duration (min)',
    hint: `${DURATION_MIN}–${DURATION_MAX}`,
    parse: (text) => parseWhole(text, DURATION_MIN, DURATION_MAX, DURATION_SENTENCE),
  },
];

export const SESSION_CAPTION = `RPE: ${RPE_MIN} = rest … ${RPE_MAX} = maximal, in steps of ${RPE_STEP}. The load is RPE × minutes.`;

/** A session as a row of the history table. */
export function toRow({
  workout_id: id,
  date,
  version,
  rpe,
  duration_min,
}: TrainingLoadEntry): HistoryRow<SessionValue> {
  return { id, date, version, values: { rpe, duration_min } };
}

/**
 * The body of the call for one edit: only a new session (version 0) sends its date. Throws for a stored session without
 * an id.
 */
export function toSession(
  athleteId: number,
  { id, date, version, values: given }: HistoryWrite<SessionValue>,
): SessionWrite {
  const values = { rpe: required(given.rpe), duration_min: required(given.duration_min) };
  if (version === 0) return { athlete_id: athleteId, date, ...values };
  if (id === null) throw new UnsendableError(trainingLoadTexts.rowWithoutId);
  return { athlete_id: athleteId, workout_id: id, version, ...values };
}
