/** The first failure after which one waits: everybody mistypes a password now and then. */
const FIRST = 3;
const CAP_SECONDS = 60;

/** How long to wait after the failure of this number (from 1) before the next try: 0, 0, 1, 2, 4, 8 … seconds, at most a minute. */
export function delaySeconds(failures: number): number {
  return failures < FIRST ? 0 : Math.min(CAP_SECONDS, 2 ** (failures - FIRST));
}
