import { clientKey } from '../../../common/http/client-address.js';
import type { AttemptLimit } from '../../../common/limits/attempt-limiter.js';

/** The key under which failed sign-ins of an account from one network address are counted. */
export const signInKey = (emailKey: string, address: string) => `login:account:${emailKey}:${clientKey(address)}`;

/** The key under which wrong passwords of a coach who is signed in already are counted. */
export const reauthKey = (coachId: number) => `reauth:${coachId}`;

/** At most `limit` wrong passwords within 15 minutes, each after a longer wait. */
export function failedPasswordLimit(key: string, limit: number): AttemptLimit {
  return { key, limit, windowSeconds: 15 * 60, growingDelay: true };
}
