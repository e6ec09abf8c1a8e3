import type { ApiRoute, ApiRoutes } from '@touchline/contracts/api-routes';

export type QueryValues = Record<string, string | number | null | undefined>;

/** Query values that a call leaves out when they are null. */
type Nullable<Query> = { [Name in keyof Query]: undefined extends Query[Name] ? Query[Name] | null : Query[Name] };

/** A part of the options; missing if the route has no such part. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]: Value };

/** The query: also optional if each of its values is. */
type QueryPart<Query> =
  Partial<Query> extends Query ? Partial<Part<'query', Nullable<Query>>> : Part<'query', Nullable<Query>>;

/** What a call of a route is given. */
export type CallOptions<Route extends ApiRoute> = Part<'params', ApiRoutes[Route]['params']> &
  QueryPart<ApiRoutes[Route]['query']> &
  Part<'body', ApiRoutes[Route]['body']> & {
    /** For a route that creates something: the same call with the same key again creates nothing (`newRetryKey()`). */
    retryKey?: string | undefined;
    signal?: AbortSignal | undefined;
  };

/** What a call of a route answers; undefined for an empty answer. */
export type CallAnswer<Route extends ApiRoute> = ApiRoutes[Route]['answer'];

/** The options of a call; none are needed when each of them is optional. */
export type CallArguments<Route extends ApiRoute> =
  Partial<CallOptions<Route>> extends CallOptions<Route>
    ? [options?: CallOptions<Route>]
    : [options: CallOptions<Route>];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call with its address. */
export interface RouteRequest {
  method: Method;
  path: string;
  query?: QueryValues | undefined;
  body?: unknown;
  retryKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The request for a route: `PUT /api/teams/{id}` with `{ params: { id: 7 } }` → `PUT`, `/api/teams/7`. */
export function requestOf(route: string, options: object = {}): RouteRequest {
  const { params = {}, ...rest } = options as Omit<RouteRequest, 'method' | 'path'> & {
    params?: Record<string, string | number>;
  };
  const [, method, pattern = ''] = /^(\S+) (.*)$/.exec(route) ?? [];
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return { method: method as Method, path, ...rest };
}
