/** Servers of tests that answer by method and path, and the client that reaches them by route. */
import type { ApiRoute } from '@touchline/contracts/api-routes';
import type { ApiClient } from '../host/api-client.js';
import { requestOf, type CallAnswer, type CallArguments, type QueryValues } from '../host/route-call.js';

/** The answers of a test: reading calls with `get`, writing calls with `send`. */
export interface PathClient {
  get<T>(path: string, options?: { query?: QueryValues | undefined; signal?: AbortSignal | undefined }): Promise<T>;
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues | undefined; retryKey?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<T>;
}

/** A client whose `call` uses `get` and `send` of a server. */
export function withCall(client: PathClient): ApiClient & PathClient {
  return {
    get: (...args) => client.get(...args),
    send: (...args) => client.send(...args),
    call: <Route extends ApiRoute>(route: Route, ...[options]: CallArguments<Route>) => {
      const { method, path, body, ...rest } = requestOf(route, options);
      return method === 'GET'
        ? client.get<CallAnswer<Route>>(path, rest)
        : client.send<CallAnswer<Route>>(method, path, body, rest);
    },
  };
}
