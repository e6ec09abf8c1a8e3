import { clientKey } from '../../common/http/client-address.js';
import type { AttemptLimit } from '../../common/limits/attempt-limiter.js';

/** Under what the failed passwords of an account are counted: those of a sign-in from one address, and those at an open screen. */
export const signInKey = (emailKey: string, address: string) => `login:account:${emailKey}:${clientKey(address)}`;
export const reauthKey = (coachId: number) => `reauth:${coachId}`;

/** So many failed passwords in a quarter of an hour, each after a longer wait. */
export function failedPasswords(key: string, limit: number): AttemptLimit {
  return { key, limit, windowSeconds: 15 * 60, growingDelay: true };
}
