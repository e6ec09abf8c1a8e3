import { ApiError, aroundCalls, createApiClient, type ApiClient } from '@touchline/ui/host';
import { signInTexts } from '../app/texts.js';
import { coachOf, session, type Session } from './session-state.js';

/** Whether the server answered that nobody is signed in. */
export const isUnauthenticated = (error: unknown): boolean => ApiError.hasCode(error, 'unauthenticated');

/**
 * The error a page gets for a request after the session ended. It is seen after signing in again, so it says what to do
 * then.
 */
const sessionEnded = () => new ApiError(401, 'unauthenticated', signInTexts.requestAfterSessionEnd);

type SignedIn = Extract<Session, { kind: 'signed-in' }>;

interface SessionWatch {
  /** Asks the server about a session that the page has only assumed. Rejects if the server cannot be reached. */
  confirm: () => Promise<void>;
  /** The server has answered a request of this session. */
  onAnswer: (answered: SignedIn) => void;
  /** The coach's role does not allow what was asked: it may have changed. */
  onNotPermitted: () => void;
  /** Called once for each session that the server no longer knows. */
  onEnded: (ended: SignedIn) => void;
}

/**
 * The API client of the pages. Each request belongs to the session it started in, so a late 401 of an ended session
 * does not end the next. While the page is locked every request fails at once without being sent, such as polling
 * behind the lock screen. A session that the page has only assumed is confirmed before its first request.
 */
export function createSessionClient({ confirm, onAnswer, onNotPermitted, onEnded }: SessionWatch): ApiClient {
  const client = createApiClient(() => undefined);

  async function inSession<T>(call: () => Promise<T>): Promise<T> {
    const before = session.get();
    const isAssumed = before.kind === 'signed-in' && !before.isConfirmed;
    if (isAssumed) await confirm();
    const startedIn = session.get();
    if (startedIn.kind === 'locked' || (isAssumed && coachOf(startedIn)?.coach_id !== before.coach.coach_id))
      throw sessionEnded();
    try {
      const answer = await call();
      if (startedIn.kind === 'signed-in' && session.get() === startedIn) onAnswer(startedIn);
      return answer;
    } catch (error) {
      if (ApiError.hasCode(error, 'not_permitted') && session.get() === startedIn) onNotPermitted();
      if (!isUnauthenticated(error)) throw error;
      if (startedIn.kind === 'signed-in' && session.get() === startedIn) onEnded(startedIn);
      throw sessionEnded();
    }
  }
  return aroundCalls(client, inSession);
}
