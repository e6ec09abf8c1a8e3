/** The day of the recording. */
export const DAY = '2026-11-05';

/** Sets the clock. Timers run as usual with `run`; with `manual` only when a test advances them. */
export const setClock = (time: string, timers: 'run' | 'manual' = 'run') =>
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake:
      timers === 'run'
        ? [
            'setTimeout',
            'clearTimeout',
            'setInterval',
            'clearInterval',
            'setImmediate',
            'clearImmediate',
            'queueMicrotask',
            'nextTick',
            'performance',
            'requestAnimationFrame',
            'cancelAnimationFrame',
          ]
        : [],
  });
