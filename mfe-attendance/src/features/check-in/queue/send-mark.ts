import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { getStoredStatus } from '../api/get-event-marks.js';
import { markAthlete } from '../api/mark-athlete.js';
import type { MarkProblem, NewMark } from './waiting-mark.js';

/** `later`: nothing is known of it, it may be sent again as it is, not before `afterSeconds`. */
export type SendOutcome =
  | { kind: 'taken'; record: AttendanceRecord }
  | { kind: 'later'; afterSeconds: number }
  | { kind: 'problem'; problem: MarkProblem };

const CHANGED = 'attendance_changed';
/** Where nobody answered, or somebody between here and the server did, or the server says itself that it is not its hour. */
const LATER_STATUS = new Set([0, 429, 502, 503, 504]);

/** Sends one mark. Never rejects. */
export async function sendMark(api: ApiClient, mark: NewMark): Promise<SendOutcome> {
  try {
    const record = (await markAthlete(api, mark)) as AttendanceRecord | undefined;
    // Somebody on the way may answer with nothing: only the mark itself says that it was taken.
    const taken = record?.athlete_id === mark.athleteId && record.event_id === mark.eventId;
    return taken ? { kind: 'taken', record } : later(null);
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'problem', problem: { kind: 'refused', reason: 'Unknown error' } };
    if (isForLater(error)) return later(error);
    if (error.code === CHANGED) return whatStands(api, mark);
    return { kind: 'problem', problem: { kind: 'refused', reason: error.sentence ?? 'Unknown error' } };
  }
}

async function whatStands(api: ApiClient, { eventId, athleteId }: NewMark): Promise<SendOutcome> {
  try {
    return { kind: 'problem', problem: { kind: 'changed', stored: await getStoredStatus(api, eventId, athleteId) } };
  } catch (error) {
    return later(error instanceof ApiError ? error : null);
  }
}

/** A sign-in that has ended says nothing about the mark: its coach signs in again. */
function isForLater({ code, status }: ApiError): boolean {
  return code === 'network' || code === 'unauthenticated' || LATER_STATUS.has(status);
}

const later = (error: ApiError | null): SendOutcome => ({ kind: 'later', afterSeconds: error?.retryAfterSeconds ?? 0 });
