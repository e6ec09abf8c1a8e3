import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import { ATTENDANCE_CHANGED } from '@touchline/contracts/error-codes';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { UNKNOWN_REASON } from '../../../shared/texts/check-in-texts.js';
import { getStoredStatus } from '../api/get-event-marks.js';
import { markAthlete } from '../api/mark-athlete.js';
import type { MarkProblem, NewMark } from './waiting-mark.js';

/**
 * `retry`: it is unknown whether the server has the mark. It may be sent again unchanged, not before `afterSeconds`.
 */
export type SendOutcome =
  | { kind: 'stored'; record: AttendanceRecord }
  | { kind: 'retry'; afterSeconds: number }
  | { kind: 'problem'; problem: MarkProblem };

/** No answer (0), an answer of a proxy, or a server that asks to retry later. */
const RETRYABLE_STATUS = new Set([0, 429, 502, 503, 504]);

/** Sends one mark. Never rejects. */
export async function sendMark(api: ApiClient, mark: NewMark): Promise<SendOutcome> {
  try {
    const record = (await markAthlete(api, mark)) as AttendanceRecord | undefined;
    // A proxy may answer 200 with an empty body: only the record itself proves that the mark is stored.
    const isStored = record?.athlete_id === mark.athleteId && record.event_id === mark.eventId;
    return isStored ? { kind: 'stored', record } : retryAfter(null);
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'problem', problem: { kind: 'refused', reason: UNKNOWN_REASON } };
    if (isRetryable(error)) return retryAfter(error);
    if (error.code === ATTENDANCE_CHANGED) return conflictWithStored(api, mark);
    return { kind: 'problem', problem: { kind: 'refused', reason: error.sentence ?? UNKNOWN_REASON } };
  }
}

async function conflictWithStored(api: ApiClient, { eventId, athleteId }: NewMark): Promise<SendOutcome> {
  try {
    return { kind: 'problem', problem: { kind: 'changed', stored: await getStoredStatus(api, eventId, athleteId) } };
  } catch (error) {
    return retryAfter(error instanceof ApiError ? error : null);
  }
}

/** An ended session is retryable: the mark is sent once the coach has signed in again. */
function isRetryable({ code, status }: ApiError): boolean {
  return code === 'network' || code === 'unauthenticated' || RETRYABLE_STATUS.has(status);
}

const retryAfter = (error: ApiError | null): SendOutcome => ({
  kind: 'retry',
  afterSeconds: error?.retryAfterSeconds ?? 0,
});
