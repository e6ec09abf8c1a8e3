/** In how many parts a wait is counted. */
const TICKS = 10;

/**
 * Calls `late` after `ms` milliseconds in which this process could have read an answer, unless the function it returns is called before.
 * Time in which the process was busy itself does not count: the answer may have been lying there.
 */
export function afterPatience(ms: number, late: () => void): () => void {
  let left = TICKS;
  // Ticks that were missed are not made up for.
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    late();
  }, ms / TICKS);
  return () => clearInterval(timer);
}
