/** The API, for specs of screens: the answers to each call, and the sent bodies. */

export interface SentCall {
  call: string;
  body: unknown;
  headers: Record<string, string>;
}

interface Sent {
  method: string;
  body?: string;
  headers: Record<string, string>;
}

export type FakeAnswer = { status?: number; body?: unknown } | 'no network';

export interface FakeApi {
  /** Answers from now on, by method and path. A function answers later. */
  answers: Record<string, FakeAnswer | (() => Promise<FakeAnswer>)>;
  sent: SentCall[];
  /** The bodies sent with this method to this path. */
  bodiesOf: (call: string) => unknown[];
}

/** Replaces `fetch`. A call without an answer has no network. */
export function fakeApi(answers: FakeApi['answers'] = {}): FakeApi {
  const api: FakeApi = {
    answers,
    sent: [],
    bodiesOf: (call) => api.sent.filter((one) => one.call === call).map(({ body }) => body),
  };
  globalThis.fetch = (async (path: string, { method, body: text, headers }: Sent) => {
    const call = `${method} ${path}`;
    const body: unknown = text === undefined ? undefined : JSON.parse(text);
    api.sent.push({ call, body, headers });
    const answer = api.answers[call] ?? 'no network';
    const given = typeof answer === 'function' ? await answer() : answer;
    if (given === 'no network') throw new TypeError('Failed to fetch');
    const status = given.status ?? 200;
    return {
      status,
      ok: status < 400,
      text: async () => (given.body === undefined ? '' : JSON.stringify(given.body)),
    };
  }) as unknown as typeof fetch;
  return api;
}

/** The body of an error. */
export const refusal = (status: number, code: string, error = 'Refused.'): FakeAnswer => ({
  status,
  body: { statusCode: status, code, error, message: error },
});
