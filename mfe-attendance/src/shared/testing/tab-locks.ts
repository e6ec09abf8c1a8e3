/**
 * Gives specs that run without a page the locks of one.
 * @returns restores the previous locks
 */
export function setTabLocks(locks: { request: (name: string, job: () => Promise<unknown>) => Promise<unknown> }) {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });
  return (): void => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  };
}
