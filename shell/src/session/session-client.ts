import { ApiError, aroundCalls, createApiClient, type ApiClient } from '@touchline/ui/host';
import { signInTexts } from '../app/texts.js';
import { session, type Session } from './session-state.js';

/** Whether the server answered that nobody is signed in. */
export const isUnauthenticated = (error: unknown): boolean => ApiError.hasCode(error, 'unauthenticated');

/**
 * The error a page gets for a request after the session ended. It is seen after signing in again, so it says what to do
 * then.
 */
const sessionEnded = () => new ApiError(401, 'unauthenticated', signInTexts.requestAfterSessionEnd);

/**
 * The API client of the pages. Each request belongs to the session it started in, so a late 401 of an ended session
 * does not end the next. While the page is locked every request fails at once without being sent, such as polling
 * behind the lock screen.
 * @param onEnded called once for each session that the server no longer knows
 */
export function createSessionClient(onEnded: (ended: Extract<Session, { kind: 'signed-in' }>) => void): ApiClient {
  const client = createApiClient(() => undefined);

  async function inSession<T>(call: () => Promise<T>): Promise<T> {
    const startedIn = session.get();
    if (startedIn.kind === 'locked') throw sessionEnded();
    try {
      return await call();
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (startedIn.kind === 'signed-in' && session.get() === startedIn) onEnded(startedIn);
      throw sessionEnded();
    }
  }
  return aroundCalls(client, inSession);
}
