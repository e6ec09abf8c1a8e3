import { ApiError, createApiClient, type ApiClient } from '@touchline/ui/host';
import { session, type Session } from './session-state.js';

/** The server knows no sign-in behind a call. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'unauthenticated';

/** What the page reads that asked. It is seen after signing in again only, so it says what to do then. */
const ended = () => new ApiError(401, 'unauthenticated', 'Your session had ended. Please try again.');

/**
 * The client of the pages. Each call belongs to the sign-in it began in: a late 401 of an ended one says nothing about the next.
 * While the page is locked nothing is sent at all: whatever polls or refreshes behind the cover fails here, at once and without a call.
 * @param onEnded hears of the sign-in that the server no longer knows, once for each
 */
export function createSessionClient(onEnded: (ended: Extract<Session, { kind: 'signed-in' }>) => void): ApiClient {
  const client = createApiClient(() => undefined);

  async function inSession<T>(call: () => Promise<T>): Promise<T> {
    const asked = session.get();
    if (asked.kind === 'locked') throw ended();
    try {
      return await call();
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      if (asked.kind === 'signed-in' && session.get() === asked) onEnded(asked);
      throw ended();
    }
  }
  return {
    get: (...call) => inSession(() => client.get(...call)),
    send: (...call) => inSession(() => client.send(...call)),
  };
}
