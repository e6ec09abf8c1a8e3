import type { ApiRoute } from '@touchline/contracts/api-routes';
import type { ErrorBody } from '@touchline/contracts/wire.schema';
import { requestOf, type CallAnswer, type CallArguments, type QueryValues } from './route-call.js';

/**
 * A failed call. `code` is the server's, or `network` when the server did not answer: no answer at all (`status` 0),
 * or one written by something in between, such as the sign-in page of a guest network.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    /** The server's sentence for the coach; null when it sent none. */
    readonly sentence: string | null,
    readonly fields: NonNullable<ErrorBody['fields']> = [],
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(sentence ?? `${code} (${status})`);
  }

  /** True for a 404: the record does not exist, no longer exists, or is out of the coach's reach. */
  static isGone(error: unknown): boolean {
    return error instanceof ApiError && error.status === 404;
  }

  /**
   * True for a 4xx answer: the server refused the call, and nothing was stored. False for a lost connection and for a 5xx answer: the
   * call may have been carried out.
   */
  static isRefusal(error: unknown): boolean {
    return error instanceof ApiError && error.status >= 400 && error.status < 500;
  }

  /** True when the server answered with this error code. */
  static hasCode(error: unknown, code: string): boolean {
    return error instanceof ApiError && error.code === code;
  }
}

/** After this time a call counts as unanswered: otherwise a hanging call would block a save button for ever. */
const DEADLINE_MS = 30_000;

export interface ApiClient {
  /**
   * Calls a route of the API: `api.call('PUT /api/teams/{id}', { params: { id }, body })`. Resolves to undefined on an empty answer.
   * The route is written as a literal, because the build reads it. Query values that are null or undefined are left out. A creating call
   * with a `retryKey` (`newRetryKey()`) may be sent again with the same body: the server creates one record, and refuses a key with
   * another body by `key_reused`.
   */
  call<Route extends ApiRoute>(route: Route, ...options: CallArguments<Route>): Promise<CallAnswer<Route>>;
}

/**
 * The client for `/api` on the page's own origin. `onUnauthenticated` runs on every 401 with the code
 * `unauthenticated`.
 */
export function createApiClient(onUnauthenticated: () => void): ApiClient {
  async function request<T>(path: string, init: RequestInit): Promise<T> {
    let response: Response;
    let text: string;
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const timer = setTimeout(giveUp, DEADLINE_MS);
    init.signal?.addEventListener('abort', giveUp);
    try {
      response = await fetch(path, { credentials: 'same-origin', ...init, signal: controller.signal });
      text = await response.text();
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw new ApiError(0, 'network', null);
    } finally {
      clearTimeout(timer);
      init.signal?.removeEventListener('abort', giveUp);
    }
    if (response.ok) {
      const body = text === '' ? undefined : parse(text);
      const mayBeEmpty = init.method !== 'GET';
      if (body === undefined && !(mayBeEmpty && text === '')) throw new ApiError(response.status, 'network', null);
      return body as T;
    }
    const error = toApiError(response, text);
    if (error.code === 'unauthenticated') onUnauthenticated();
    throw error;
  }

  return {
    call: (route, ...[options]) => {
      const { method, path, query, body, retryKey, signal } = requestOf(route, options);
      return request(withQuery(path, query), {
        method,
        signal: signal ?? null,
        headers: {
          // The server refuses a content type without a body.
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(retryKey !== undefined && { 'idempotency-key': retryKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
}

/** The server's sentence for a failed call, or `fallback`. */
export function sentenceOf(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

function withQuery(path: string, query: QueryValues = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value != null) params.set(key, String(value));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

function toApiError(response: Response, text: string): ApiError {
  const body = parse(text) as Partial<ErrorBody> | undefined;
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  return new ApiError(
    response.status,
    body?.code ?? `http_${response.status}`,
    body?.error ?? null,
    body?.fields ?? [],
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

/** The parsed JSON; undefined when it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
