import { clientKey } from '../../../common/http/client-address.js';
import type { AttemptLimit } from '../../../common/limits/attempt-limiter.js';

/** For so many days after a sign-in, other people's failures at its network address do not hold up the account there. */
export const KNOWN_ADDRESS_DAYS = 90;

/** The key under which failed sign-ins of an account from one network address are counted. */
export const signInKey = (emailKey: string, address: string) => `login:account:${emailKey}:${clientKey(address)}`;

/** The key that is remembered when an account has signed in from a network address. */
export const knownAddressKey = (emailKey: string, address: string) => `login:known:${emailKey}:${clientKey(address)}`;

/** The key under which wrong passwords of a coach who is signed in already are counted. */
export const reauthKey = (coachId: number) => `reauth:${coachId}`;

/** At most `limit` wrong passwords within 15 minutes, each after a longer wait. People mistype one now and then. */
export function failedPasswordLimit(key: string, limit: number): AttemptLimit {
  return { key, limit, windowSeconds: 15 * 60, delay: { freeAttempts: 2, maxSeconds: 60 } };
}

/**
 * `limit` failed sign-ins of all accounts from one network address within an hour; each further one waits 1, 2, 4, 8, 16
 * and then 30 seconds for the one before it. A school behind one address is slowed down and never shut out.
 *
 * Guessing at many accounts from one address comes to `limit` + 123 passwords an hour: with the default of 100, 5 352 a
 * day. Guesses at an account that is known at the address are limited by the account alone: 10 in 15 minutes.
 */
export function failedAddressLimit(address: string, limit: number): AttemptLimit {
  return {
    key: `login:address:${clientKey(address)}`,
    windowSeconds: 3600,
    delay: { freeAttempts: limit - 1, maxSeconds: 30 },
  };
}
