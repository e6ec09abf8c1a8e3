import { ApiError, createApiClient, sentenceOf } from './api-client.js';

let answer: () => Promise<Response>;
let asked: { url: string; init: RequestInit }[] = [];
const signedOut = jest.fn();
/** Calls of any route: what the client does is the same for all. */
const request = createApiClient(signedOut).call as (route: string, options?: object) => Promise<unknown>;

const answers = (status: number, text: string, headers: Record<string, string> = {}) => {
  answer = () =>
    Promise.resolve({
      ok: status < 400,
      status,
      text: () => Promise.resolve(text),
      headers: new Map(Object.entries(headers)),
    } as unknown as Response);
};
const failure = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('it worked');
    },
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  asked = [];
  signedOut.mockClear();
  globalThis.fetch = (url, init = {}) => {
    asked.push({ url: String(url), init });
    return answer();
  };
});

it('leaves out query values that are null or undefined', async () => {
  answers(200, '[]');
  await request('GET /api/teams', { query: { a: 1, b: null, c: undefined, d: 'x y' } });
  expect(asked[0]?.url).toBe('/api/teams?a=1&d=x+y');
});

it('sends a content type only with a body', async () => {
  answers(204, '');
  await expect(request('POST /api/coach/logout')).resolves.toBeUndefined();
  await request('PUT /api/x', { body: { a: 1 } });
  expect(asked[0]?.init.headers).toEqual({});
  expect(asked[1]?.init).toMatchObject({ headers: { 'content-type': 'application/json' }, body: '{"a":1}' });
});

it('sends a retry key only when one is given', async () => {
  answers(204, '');
  await request('POST /api/teams', { body: { a: 1 }, retryKey: 'abc', query: { b: 2 } });
  await request('POST /api/teams', { body: { a: 1 } });
  expect(asked.map(({ url, init }) => [url, init.headers])).toEqual([
    ['/api/teams?b=2', { 'content-type': 'application/json', 'idempotency-key': 'abc' }],
    ['/api/teams', { 'content-type': 'application/json' }],
  ]);
});

it('passes on code, sentence, fields and waiting time of a refusal', async () => {
  answers(
    429,
    JSON.stringify({ code: 'rate_limited', error: 'Too many.', fields: [{ field: 'email', message: 'x' }] }),
    { 'retry-after': '30' },
  );
  const error = await failure(request('GET /api/x'));
  expect(error).toMatchObject({ status: 429, code: 'rate_limited', sentence: 'Too many.', retryAfterSeconds: 30 });
  expect(error.fields).toHaveLength(1);
  expect(sentenceOf(error, 'else')).toBe('Too many.');
});

it('reports an ended sign-in, and nothing else', async () => {
  answers(401, '{"code":"bad_credentials"}');
  await failure(request('POST /api/coach/login', { body: {} }));
  expect(signedOut).not.toHaveBeenCalled();
  answers(401, '{"code":"unauthenticated"}');
  await failure(request('GET /api/x'));
  expect(signedOut).toHaveBeenCalledTimes(1);
});

it.each([
  ['a page', '<!doctype html><p>Welcome to the guest network'],
  ['nothing', ''],
])('%s instead of the answer counts as a lost connection', async (_, text) => {
  answers(200, text);
  expect(await failure(request('GET /api/coach/me'))).toMatchObject({ code: 'network' });
});

it('a page instead of the answer to a save counts as a lost connection: the save may not have happened', async () => {
  answers(200, '<!doctype html>');
  expect(await failure(request('PUT /api/x', { body: {} }))).toMatchObject({ code: 'network' });
});

it('no answer is `network`; an aborted call rejects with its own reason', async () => {
  answer = () => Promise.reject(new TypeError('offline'));
  expect(await failure(request('GET /api/x'))).toMatchObject({ status: 0, code: 'network' });
  const controller = new AbortController();
  controller.abort();
  answer = () => Promise.reject(new DOMException('gone', 'AbortError'));
  expect(await failure(request('GET /api/x', { signal: controller.signal }))).toMatchObject({ name: 'AbortError' });
});

it('a call without an answer counts as a lost connection after 30 s', async () => {
  jest.useFakeTimers();
  try {
    answer = () =>
      new Promise((_, reject) =>
        asked.at(-1)?.init.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError'))),
      );
    const call = failure(request('PUT /api/x', { body: {} }));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(asked.at(-1)?.init.signal?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ status: 0, code: 'network' });
  } finally {
    jest.useRealTimers();
  }
});

describe('what an error means', () => {
  const gone = new ApiError(404, 'not_found', 'Not found.');
  const changed = new ApiError(409, 'event_changed', 'Changed since.');
  const offline = new ApiError(0, 'network', null);
  const guestPage = new ApiError(200, 'network', null);
  const busy = new ApiError(503, 'busy', null);
  const all = [gone, changed, offline, guestPage, busy, new Error('a mistake'), null];

  test('only a 404 is gone', () => {
    expect(all.filter((error) => ApiError.isGone(error))).toEqual([gone]);
  });

  test('only a 4xx answer is a refusal: any other call may have been carried out', () => {
    expect(all.filter((error) => ApiError.isRefusal(error))).toEqual([gone, changed]);
  });

  test('a code is recognised on an error of the server only', () => {
    expect(all.filter((error) => ApiError.hasCode(error, 'event_changed'))).toEqual([changed]);
  });
});
