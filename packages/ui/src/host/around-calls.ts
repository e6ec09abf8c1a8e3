import type { ApiClient } from './api-client.js';

/** A client that makes each call of another one through `around`, which may refuse it, or answer its failure. */
export function aroundCalls(client: ApiClient, around: <T>(call: () => Promise<T>) => Promise<T>): ApiClient {
  // In brackets, because the build asks each `.call` for its route, which is named where the call begins.
  const call = client['call'];
  return { call: (...request) => around(() => call(...request)) };
}
