import { ATTENDANCE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { UNKNOWN_REASON } from '../../../shared/texts/check-in-texts.js';
import { getStoredStatus } from '../api/get-event-marks.js';
import { isRetryable, retryAfter, type SendOutcome } from '../../../shared/waiting/send-outcome.js';
import { markAthlete, type StoredMark } from '../api/mark-athlete.js';
import type { MarkProblem, NewMark } from './waiting-mark.js';

type MarkOutcome = SendOutcome<StoredMark, MarkProblem>;

/** Sends one mark. Never rejects. */
export async function sendMark(api: ApiClient, mark: NewMark): Promise<MarkOutcome> {
  try {
    const stored = (await markAthlete(api, mark)) as StoredMark | undefined;
    // A proxy may answer 200 with an empty body: only the answer's own ids prove that the mark is stored.
    const isStored = stored?.athlete_id === mark.athleteId && stored.event_id === mark.eventId;
    return isStored ? { kind: 'stored', stored } : retryAfter(null);
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'problem', problem: { kind: 'refused', reason: UNKNOWN_REASON } };
    if (isRetryable(error)) return retryAfter(error);
    if (error.code === ATTENDANCE_CHANGED) return conflictWithStored(api, mark);
    return { kind: 'problem', problem: { kind: 'refused', reason: error.sentence ?? UNKNOWN_REASON } };
  }
}

async function conflictWithStored(api: ApiClient, { eventId, athleteId }: NewMark): Promise<MarkOutcome> {
  try {
    return { kind: 'problem', problem: { kind: 'changed', stored: await getStoredStatus(api, eventId, athleteId) } };
  } catch (error) {
    return retryAfter(error);
  }
}
