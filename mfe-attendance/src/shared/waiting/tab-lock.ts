/**
 * Tabs share waiting items, so only one sends at a time. Browsers offer locks on https and localhost only; without them two
 * tabs may send the same item, which the server stores once.
 */
export function withTabLock<T>(name: string, job: () => Promise<T>): Promise<T> {
  // The DOM types declare `locks` as always present.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(name, job) : job();
}
