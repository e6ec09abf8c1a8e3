const MAX_ATTEMPTS = 5;

/** Repeats `attempt` while it fails with a retryable error, at most five times. Throws the last error. */
export async function retryWhile<T>(isRetryable: (error: unknown) => boolean, attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
