/** The kit is compiled without the types of jest, in which its users run their specs. */
declare const jest: { useFakeTimers: (options: { now: Date; doNotFake: string[] }) => unknown };

/**
 * Sets the clock of a spec to an instant (ISO 8601), so that its days do not become today. Timers run as usual with
 * `run`; with `manual` only when a test advances them.
 */
export function setClock(instant: string, timers: 'run' | 'manual' = 'run'): void {
  jest.useFakeTimers({
    now: new Date(instant),
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
}
