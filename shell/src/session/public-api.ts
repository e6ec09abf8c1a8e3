import type { Coach } from '@touchline/contracts/coach.schema';
import { createApiClient, type ApiClient } from '@touchline/ui/host';
import { isUnauthenticated } from './session-client.js';

/**
 * The API client for sign-in, sign-out and calls without a sign-in. It works on a locked page, and a 401 does not end
 * the session.
 */
export const publicApi: ApiClient = createApiClient(() => undefined);

/** Asks the server who is signed in to this browser. Resolves to null for nobody, to undefined without an answer. Never rejects. */
export const askForCoach = (): Promise<Coach | null | undefined> =>
  publicApi.call('GET /api/coach/me').catch((error: unknown) => (isUnauthenticated(error) ? null : undefined));
