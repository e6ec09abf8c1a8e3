/** Calls of the API. Everything here is sent to the page's own origin only. */
import type { ErrorBody } from '@touchline/contracts/wire.schema';

/** Longer than the API takes to answer or to refuse. */
const TIMEOUT_MS = 12_000;

export interface Refusal {
  is: 'refused';
  status: number;
  code: string;
  /** The API's sentence, for the person who typed. */
  sentence: string;
  fields: NonNullable<ErrorBody['fields']>;
}

/** `unreached`: no answer of the API, so nobody knows whether the call was carried out. */
export type Outcome<T> = { is: 'done'; data: T } | Refusal | { is: 'unreached' };

export interface Sent {
  body?: unknown;
  /** For calls that create: the same key creates once. */
  retryKey?: string;
}

/** `T` is the body of the answer; of an answer without one it is undefined. */
export async function call<T = undefined>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, retryKey }: Sent = {},
): Promise<Outcome<T>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(path, {
      method,
      signal: stop.signal,
      // A hotspot that wants a sign-in answers with its own page.
      redirect: 'error',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(retryKey !== undefined && { 'idempotency-key': retryKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return outcomeOf<T>(response, await response.text());
  } catch {
    return { is: 'unreached' };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf<T>(response: Response, text: string): Outcome<T> {
  if (response.status === 204) return { is: 'done', data: undefined as T };
  const body = parse(text);
  // Other content than the API's JSON comes from a server on the way, also with a good status.
  if (body === undefined || response.status >= 500) return { is: 'unreached' };
  if (response.ok) return { is: 'done', data: body as T };
  const { code = '', error = '', fields = [] } = body as Partial<ErrorBody>;
  return code === '' ? { is: 'unreached' } : { is: 'refused', status: response.status, code, sentence: error, fields };
}

/** The parsed JSON object or list; undefined for any other text. */
function parse(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What a person reads when a call did not do what they wanted. `byCode`: sentences in place of the API's. */
export function sentenceOf(
  outcome: Refusal | { is: 'unreached' },
  byCode: Readonly<Record<string, string>> = {},
): string {
  if (outcome.is === 'unreached') return 'No connection. Please try again in a moment.';
  const own = byCode[outcome.code];
  if (own !== undefined) return own;
  const details = outcome.fields.map(({ path, message }) => `${path.split('.').pop()?.replace(/_/g, ' ')} ${message}`);
  return details.length > 0 ? `Please check: ${details.join('; ')}.` : outcome.sentence;
}
