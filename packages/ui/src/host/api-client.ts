import type { ErrorBody } from '@touchline/contracts/wire.schema';

/**
 * What went wrong with a call. `code` is the server's, or `network` when no answer of the server arrived: none at all (`status` 0), or
 * one that somebody on the way wrote instead, like the sign-in page of a guest network.
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
}

/** After this a call counts as not answered: nobody waits longer, and what hangs would hold a save button for ever. */
const DEADLINE_MS = 30_000;

export type QueryValues = Record<string, string | number | null | undefined>;

export interface ApiClient {
  /** GET. Values that are null or undefined are left out of the query. */
  get<T>(path: string, options?: { query?: QueryValues; signal?: AbortSignal }): Promise<T>;
  /**
   * A writing call; resolves to undefined on an empty answer. A creating call with a `retryKey` (`newRetryKey()`) may be sent again as it was, with
   * the same body: however often it arrives, the server creates one thing, and answers a key with another body by `key_reused`.
   */
  send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options?: { query?: QueryValues; retryKey?: string },
  ): Promise<T>;
}

/** The client for `/api` on the page's own origin. `onUnauthenticated` runs on every 401 that means "not signed in". */
export function createApiClient(onUnauthenticated: () => void): ApiClient {
  async function call<T>(path: string, init: RequestInit): Promise<T> {
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
      const mayBeEmpty = init.method !== undefined;
      if (body === undefined && !(mayBeEmpty && text === '')) throw new ApiError(response.status, 'network', null);
      return body as T;
    }
    const error = toApiError(response, text);
    if (error.code === 'unauthenticated') onUnauthenticated();
    throw error;
  }

  return {
    get: (path, options = {}) => call(withQuery(path, options.query), { signal: options.signal ?? null }),
    send: (method, path, body, options = {}) =>
      call(withQuery(path, options.query), {
        method,
        headers: {
          // An empty body with a content type is refused by the server: send the type only with a body.
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(options.retryKey !== undefined && { 'idempotency-key': options.retryKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** The sentence to show for a failed call: the server's own, else the given one. */
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

/** JSON as a value; undefined when it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
