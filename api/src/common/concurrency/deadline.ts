/** Number of parts in which a deadline is counted. */
const TICKS = 10;

/**
 * Calls `onExpired` after `ms` milliseconds, unless the returned function is called first. Time in which this process
 * was too busy to read an answer does not count, because the answer may already have arrived.
 */
export function startDeadline(ms: number, onExpired: () => void): () => void {
  let left = TICKS;
  // Node does not make up for ticks that a busy process has missed.
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    onExpired();
  }, ms / TICKS);
  return () => clearInterval(timer);
}
