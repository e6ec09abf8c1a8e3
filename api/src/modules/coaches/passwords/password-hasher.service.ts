import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { busy } from '../../../common/errors/shared.errors.js';
import { ConcurrencyLimit } from '../../../common/concurrency/concurrency-limit.js';

/** The minimum of OWASP for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/**
 * A slow hash can be used to overload the server: only so many run at once, so many wait, and all others get "busy".
 */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 16;

/** Hashes and verifies passwords within a limit of concurrent hashes. */
@Injectable()
export class PasswordHasherService {
  private readonly concurrency = new ConcurrencyLimit(MAX_CONCURRENT);
  /** The hash of a random password, verified for unknown e-mail addresses: they take as long as known ones. */
  private readonly dummy = hashPassword(randomBytes(32).toString('base64'));

  /** `hash` is null for an unknown e-mail address; the answer is then false. */
  verify(hash: string | null, password: string): Promise<boolean> {
    return this.whenFree(async () => {
      const matches = await argon2.verify(hash ?? (await this.dummy), password);
      return matches && hash !== null;
    });
  }

  /** `hashPassword` within the same limit as the sign-ins. */
  hash(password: string): Promise<string> {
    return this.whenFree(() => hashPassword(password));
  }

  private async whenFree<T>(job: () => Promise<T>): Promise<T> {
    if (this.concurrency.waiting >= MAX_WAITING) throw busy();
    return this.concurrency.run(job);
  }
}

/** Hashes without a limit: for the demo data and the administration commands, which hash one password at a time. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}
