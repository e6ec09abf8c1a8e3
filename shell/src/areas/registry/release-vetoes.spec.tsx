import { createVetoReader } from './release-vetoes.js';

const VETO = { area: 'mfe-one', version: '3' };
let answer: (signal: AbortSignal | null | undefined) => Promise<Response>;
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (url, init) => {
    asked.push(String(url));
    return answer(init?.signal);
  };
});

const answers = (body: unknown, status = 200) => {
  answer = () => Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) } as Response);
};

it('knows none before it has asked', () => expect(createVetoReader().known()).toEqual([]));

it('knows the vetoes of the last answer', async () => {
  const vetoes = createVetoReader();
  answers({ vetoes: [VETO] });
  await vetoes.ask();
  expect(vetoes.known()).toEqual([VETO]);
  expect(asked).toEqual(['/api/release-vetoes']);
  answers({ vetoes: [] });
  await vetoes.ask();
  expect(vetoes.known()).toEqual([]);
});

it.each([
  ['a server that does not know vetoes', () => answers({ code: 'not_found' }, 404)],
  ['a server that is busy', () => answers({}, 503)],
  ['no connection', () => (answer = () => Promise.reject(new TypeError('offline')))],
  ['a page instead of the answer', () => (answer = () => Promise.resolve(new NoJson() as unknown as Response))],
  ['no list', () => answers({ vetoes: 'mfe-one' })],
  ['nothing', () => answers(null)],
])('%s changes nothing', async (_, fail) => {
  const vetoes = createVetoReader();
  fail();
  await vetoes.ask();
  expect(vetoes.known()).toEqual([]);
  answers({ vetoes: [VETO] });
  await vetoes.ask();
  fail();
  await vetoes.ask();
  expect(vetoes.known()).toEqual([VETO]);
});

class NoJson {
  ok = true;
  json = () => Promise.reject(new SyntaxError('<!doctype'));
}

it('leaves out entries that are no vetoes', async () => {
  const vetoes = createVetoReader();
  answers({ vetoes: [null, 'x', { area: 'mfe-one' }, VETO] });
  await vetoes.ask();
  expect(vetoes.known()).toEqual([VETO]);
});

it('waits 2 seconds at the longest', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 2_000);
    return controller.signal;
  });
  jest.useFakeTimers();
  try {
    answer = (signal) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('gone'))));
    const vetoes = createVetoReader();
    const done = jest.fn();
    void vetoes.ask().then(done);
    await jest.advanceTimersByTimeAsync(1_999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledTimes(1);
    expect(timeout).toHaveBeenCalledWith(2_000);
  } finally {
    jest.useRealTimers();
    timeout.mockRestore();
  }
});
