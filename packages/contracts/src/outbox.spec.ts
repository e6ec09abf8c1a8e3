import { onReconnect, withTabLock } from './outbox.js';

const replaced = ['navigator', 'window', 'document'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
);
const setGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true });

afterEach(() => {
  jest.useRealTimers();
  for (const [name, before] of replaced)
    if (before) Object.defineProperty(globalThis, name, before);
    else Reflect.deleteProperty(globalThis, name);
});

type Job = () => Promise<unknown>;

/** The locks of a browser, of which another tab may hold one until it calls `release`. */
function setLocks({ isHeld = false } = {}): { release: () => void } {
  let release = () => undefined as void;
  const released = isHeld ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const request = (_name: string, ...given: [Job] | [{ signal: AbortSignal }, Job]) => {
    const job = given[given.length - 1] as Job;
    const { signal = null } = given.length === 2 ? (given[0] as { signal: AbortSignal }) : {};
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([released, aborted]).then(job);
  };
  setGlobal('navigator', { locks: { request } });
  return { release: () => release() };
}

describe('a job of one tab at a time', () => {
  it('runs without locks where the browser has none', async () => {
    setGlobal('navigator', {});
    expect(await withTabLock('marks', () => Promise.resolve(1))).toBe(1);
  });

  it.each([undefined, 10_000])('waits for another tab (patience %s)', async (patienceMs) => {
    const { release } = setLocks({ isHeld: true });
    const job = jest.fn(() => Promise.resolve('sent'));
    const done = withTabLock('marks', job, patienceMs);
    await Promise.resolve();
    expect(job).not.toHaveBeenCalled();
    release();
    expect(await done).toBe('sent');
    expect(job).toHaveBeenCalledTimes(1);
  });

  it('runs without the lock when its patience ends', async () => {
    setLocks({ isHeld: true });
    expect(await withTabLock('marks', () => Promise.resolve('sent'), 5)).toBe('sent');
  });

  it('fails with the failure of the job, and does not run it twice', async () => {
    setLocks();
    const job = jest.fn(() => Promise.reject(new Error('refused')));
    await expect(withTabLock('marks', job, 5)).rejects.toThrow('refused');
    expect(job).toHaveBeenCalledTimes(1);
  });
});

it('tries again at a reconnect, on return to the page, and now and then while the page is visible', () => {
  jest.useFakeTimers();
  const [page, tab] = [Object.assign(new EventTarget(), { visibilityState: 'visible' }), new EventTarget()];
  setGlobal('document', page);
  setGlobal('window', tab);
  const listener = jest.fn();
  const stop = onReconnect(listener, 20_000);

  tab.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(40_000);
  expect(listener).toHaveBeenCalledTimes(4);

  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(40_000);
  expect(listener).toHaveBeenCalledTimes(4);

  page.visibilityState = 'visible';
  stop();
  tab.dispatchEvent(new Event('online'));
  jest.advanceTimersByTime(40_000);
  expect(listener).toHaveBeenCalledTimes(4);
});
