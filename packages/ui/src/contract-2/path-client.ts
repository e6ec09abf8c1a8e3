/** Calls by path, as contract 2 has them. Servers in tests answer them, too (`@touchline/ui/testing`). */
import type { ApiRoute } from '@touchline/contracts/api-routes';
import { requestOf, type ApiClient as TypedClient, type CallAnswer, type QueryValues } from '../host/index.js';
import type { CallArguments } from '../host/route-call.js';

/** Calls by method and path, whose answers nothing checks. */
export interface PathClient {
  /**
   * A reading call. Query values that are null or undefined are left out.
   * @deprecated `call` is typed by its route, and a build is checked against the API it will meet
   */
  get<T>(path: string, options?: { query?: QueryValues | undefined; signal?: AbortSignal | undefined }): Promise<T>;
  /**
   * A writing call; resolves to undefined on an empty answer. A creating call with a `retryKey` (`newRetryKey()`) may be sent again with
   * the same body: the server creates one record, and refuses a key with another body by `key_reused`.
   * @deprecated `call` is typed by its route, and a build is checked against the API it will meet
   */
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues | undefined; retryKey?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<T>;
}

export interface ApiClient extends PathClient, TypedClient {}

/** A client that also calls by path. A path without parameters is a route, too, so both ways send the same request. */
export function withPaths(client: TypedClient): ApiClient {
  // In brackets, because the build asks each `.call` for its route, which is named where the call begins.
  const call = client['call'];
  const request = call as (route: string, options: object) => Promise<never>;
  return {
    call,
    get: (path, options = {}) => request(`GET ${path}`, options),
    send: (method, path, body, options = {}) => request(`${method} ${path}`, { ...options, body }),
  };
}

/** A client whose `call` uses its `get` and `send`. */
export function withCall(client: PathClient): ApiClient {
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
