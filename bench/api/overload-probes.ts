import { setTimeout as delay } from 'node:timers/promises';

/** How often somebody looks whether the server lives, and how often it is called after the load, in milliseconds. */
const LOOK_EVERY_MS = 20;

/** Calls the address of liveness all the time; `stop` answers the 99th percentile in milliseconds. */
export function watchLive(origin: string): { stop: () => Promise<number> } {
  const times: number[] = [];
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const from = performance.now();
      const response = await fetch(`${origin}/api/health/live`);
      if (response.ok) times.push(performance.now() - from);
      await delay(LOOK_EVERY_MS);
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await watching;
      return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
    },
  };
}

/** Seconds until ten calls in a row are accepted, each within twice the latency of the peak. */
export async function secondsUntilHealed(url: string, cookie: string, peakP99Ms: number): Promise<number> {
  const from = performance.now();
  let goodInARow = 0;
  let firstGood = from;
  while (goodInARow < 10 && performance.now() - from < 30_000) {
    const began = performance.now();
    const { ok } = await fetch(url, { headers: { cookie } });
    const isGood = ok && performance.now() - began <= 2 * peakP99Ms;
    if (isGood && goodInARow === 0) firstGood = performance.now();
    goodInARow = isGood ? goodInARow + 1 : 0;
    await delay(LOOK_EVERY_MS);
  }
  return (firstGood - from) / 1000;
}
