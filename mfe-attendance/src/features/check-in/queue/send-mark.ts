import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import { ATTENDANCE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { UNKNOWN_REASON } from '../../../shared/texts/check-in-texts.js';
import { getStoredStatus } from '../api/get-event-marks.js';
import { isRetryable, retryAfter, type SendOutcome } from '../../../shared/waiting/send-outcome.js';
import { markAthlete } from '../api/mark-athlete.js';
import type { MarkProblem, NewMark } from './waiting-mark.js';

type MarkOutcome = SendOutcome<AttendanceRecord, MarkProblem>;

/** Sends one mark. Never rejects. */
export async function sendMark(api: ApiClient, mark: NewMark): Promise<MarkOutcome> {
  try {
    const record = (await markAthlete(api, mark)) as AttendanceRecord | undefined;
    // A proxy may answer 200 with an empty body: only the record itself proves that the mark is stored.
    const isStored = record?.athlete_id === mark.athleteId && record.event_id === mark.eventId;
    return isStored ? { kind: 'stored', stored: record } : retryAfter(null);
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
