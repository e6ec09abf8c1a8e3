/** Database nodes outlive the program that started them, so it must end them when it is told to end. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `work` and then `stop`. After a signal, runs `stop` at once and ends this program with code 1.
 *
 * @template T
 * @param {() => Promise<void>} stop
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of `work`
 */
export async function stopAfter(stop, work) {
  let stopping = null;
  const stopOnce = () => (stopping ??= stop());
  const end = () => void stopOnce().finally(() => process.exit(1));
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work();
  } finally {
    await stopOnce();
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
