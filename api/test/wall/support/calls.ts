import type { Response } from 'light-my-request';
import type { Actor, Call } from '../../support/actors.js';
import type { RouteName, RouteRequest } from '../inventory/types.js';

/** A text that no call sends. */
const MARKER = '\u0001here';

/** Arguments of `Actor.send`. */
export interface BuiltCall {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

/** Builds the address and body of a call; a parameter without a value leaves its segment empty. */
export function callOf(route: RouteName, { params = {}, query = {}, body }: RouteRequest): BuiltCall {
  const [method, path = ''] = route.split(' ') as [BuiltCall['method'], string];
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  return {
    method,
    url: search.size > 0 ? `${address}?${search.toString()}` : address,
    ...(body === undefined ? {} : { body }),
  };
}

/** Sends the call; `headers` are added to those of a browser. */
export function send(actor: Actor, { method, url, body }: BuiltCall, headers: Call['headers'] = {}): Promise<Response> {
  return actor.send(method, url, { body, headers });
}

/** The request with another value at a path such as `body.entries.0.date`. */
export function withValue(request: RouteRequest, path: string, value: unknown): RouteRequest {
  return altered(request, path, (parent, key) => (parent[key] = value));
}

export function without(request: RouteRequest, path: string): RouteRequest {
  return altered(request, path, (parent, key) =>
    Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key],
  );
}

/** The value at a path; undefined when there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
}

/** The body as text with `json` at a path, for values that JSON can write and JavaScript cannot hold. */
export function withJson(request: RouteRequest, path: string, json: string): string {
  return JSON.stringify(withValue(request, path, MARKER).body).replace(JSON.stringify(MARKER), () => json);
}

/** The body as text with the field at a path twice, first with `first`, then with its own value. */
export function withFieldTwice(request: RouteRequest, path: string, first: unknown): string {
  return withJson(
    request,
    path,
    `${JSON.stringify(first)},${JSON.stringify(path.split('.').at(-1))}:${JSON.stringify(valueAt(request, path))}`,
  );
}

function altered(
  request: RouteRequest,
  path: string,
  alter: (parent: Record<string, unknown>, key: string) => unknown,
): RouteRequest {
  const copy = structuredClone(request);
  const keys = path.split('.');
  const parent = keys.slice(0, -1).reduce<unknown>((inner, key) => {
    const object = inner as Record<string, unknown>;
    return (object[key] ??= {});
  }, copy);
  alter(parent as Record<string, unknown>, keys.at(-1) ?? '');
  return copy;
}

/** Everything by which a client can distinguish two answers: all but the request id and the time. */
export function comparable(response: Response): unknown {
  const { 'x-request-id': _id, date: _date, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.payload };
}
