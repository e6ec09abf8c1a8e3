import { canaryVerdict, type Loads } from './canary-verdict.js';

const QUIET_DAYS = 7;
const QUIET_LOADS = 3;
const DAY_MS = 86_400_000;

/**
 * Whether a version has run well enough to be the one to fall back to. Either it passes the test of a version on trial
 * against the assumed rate; or, in a club with few browsers, at least three have run it, its first report is a week old,
 * and it has never failed. Reports can be forged, so a version that people once made live may count as proven wrongly; it
 * then runs only where the live one has failed.
 * @param firstAt the first report; null while there is none
 */
export function isProven(reported: Loads, firstAt: Date | null, now: Date): boolean {
  if (canaryVerdict(reported, { loads: 0, failures: 0 }).verdict === 'passed') return true;
  const isOld = firstAt !== null && now.getTime() - firstAt.getTime() >= QUIET_DAYS * DAY_MS;
  return isOld && reported.failures === 0 && reported.loads >= QUIET_LOADS;
}
