import { AsyncLocalStorage } from 'node:async_hooks';
import { startDeadline } from './deadline.js';

/**
 * The instant, on the clock of `performance.now()`, by which the call in progress must be answered. It accompanies the
 * call through all that it awaits, because any of its waits may be the one that lasts too long. This is the only use of
 * `AsyncLocalStorage`.
 */
const deadlineOfCall = new AsyncLocalStorage<number | undefined>();

/** Runs `work` with a deadline: waits for the database within it fail when `endsAt` is reached. */
export function runWithDeadline<T>(endsAt: number, work: () => T): T {
  return deadlineOfCall.run(endsAt, work);
}

/** Runs `work`, which nobody waits for or which serves several calls, without the deadline of the call that begins it. */
export function runWithoutDeadline<T>(work: () => T): T {
  return deadlineOfCall.run(undefined, work);
}

/** `work` with the deadline of the call in progress, for a callback that another call may trigger. */
export function withDeadlineOfCall(work: () => void): () => void {
  const endsAt = deadlineOfCall.getStore();
  return () => deadlineOfCall.run(endsAt, work);
}

/** Milliseconds that the call in progress has left, at least 0; Infinity outside of calls. */
export function timeLeft(): number {
  const endsAt = deadlineOfCall.getStore();
  return endsAt === undefined ? Infinity : Math.max(0, endsAt - performance.now());
}

/** The result of `work`; throws the error of `late` when the call in progress has no time left, and lets `work` go on. */
export async function withinDeadline<T>(work: Promise<T>, late: () => Error): Promise<T> {
  const waitMs = timeLeft();
  if (!Number.isFinite(waitMs)) return work;

  let cancel = (): void => undefined;
  const deadline = new Promise<never>((_, reject) => {
    cancel = startDeadline(waitMs, () => reject(late()));
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    cancel();
  }
}
