import { setTimeout as delay } from 'node:timers/promises';

/** What callers were answered, and how long it took them. */
export interface CallOutcomes {
  /** By status; `none` for a lost connection. */
  answers: Record<string, number>;
  p99Ms: number;
  longestMs: number;
}

interface Callers {
  origin: string;
  cookie: string;
  paths: readonly string[];
  /** Callers at the same moment. */
  count: number;
  /** Milliseconds between an answer and the next call. */
  pauseMs: number;
}

/** Calls the paths in turn until `until` resolves. */
export async function callUntil(
  until: Promise<unknown>,
  { origin, cookie, paths, count, pauseMs }: Callers,
): Promise<CallOutcomes> {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  let isOver = false;
  void until.then(() => (isOver = true));

  const call = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(origin + path, { headers: { cookie } });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch {
      return 'none';
    }
  };
  await Promise.all(
    Array.from({ length: count }, async (_, caller) => {
      for (let turn = caller; !isOver; turn += 1) {
        const from = performance.now();
        const status = await call(paths[turn % paths.length] ?? '/');
        times.push(performance.now() - from);
        answers[status] = (answers[status] ?? 0) + 1;
        await delay(pauseMs);
      }
    }),
  );

  times.sort((a, b) => a - b);
  return { answers, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0, longestMs: times.at(-1) ?? 0 };
}

export function outcomesLine(name: string, { answers, p99Ms, longestMs }: CallOutcomes): string {
  return `${name}: ${JSON.stringify(answers)}, p99 ${p99Ms.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms`;
}

/** Milliseconds until the path is answered 200. */
export async function untilAnswered(origin: string, path: string, cookie: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 60_000) {
    const answer = await fetch(origin + path, { headers: { cookie } }).catch(() => null);
    if (answer?.ok) return performance.now() - from;
    await delay(50);
  }
  throw new Error(`${path} is not answered again.`);
}
