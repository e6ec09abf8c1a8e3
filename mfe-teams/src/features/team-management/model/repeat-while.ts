/** More often than this it is no chance any more: then something else is wrong. */
const ATTEMPTS = 5;

/** Attempts it until it succeeds or fails for a reason that is no reason to try again; at most five times, then with the last failure. */
export async function repeatWhile<T>(isReason: (error: unknown) => boolean, attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === ATTEMPTS || !isReason(error)) throw error;
    }
  }
}
