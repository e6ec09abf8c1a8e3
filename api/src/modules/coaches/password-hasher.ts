import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import argon2 from 'argon2';
import { busy } from '../../common/errors/shared.errors.js';
import { Turns } from '../../common/turns/turns.js';

/** OWASP's floor for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** A slow hash is also a weapon: no more than this at once, a short line behind them, everyone else is told to come back. */
const AT_ONCE = 2;
const WAITING = 16;

/** Hashes and verifies passwords without letting them take the machine. */
@Injectable()
export class PasswordHasher {
  private readonly turns = new Turns(AT_ONCE);
  /** Compared for unknown addresses, so that they take as long as known ones. Nobody knows its password, we neither. */
  private readonly dummy = hashPassword(randomBytes(32).toString('base64'));

  verify(hash: string | null, password: string): Promise<boolean> {
    return this.inLine(async () => {
      const matches = await argon2.verify(hash ?? (await this.dummy), password);
      return matches && hash !== null;
    });
  }

  /** As `hashPassword`, in the same line as those who sign in. */
  hash(password: string): Promise<string> {
    return this.inLine(() => hashPassword(password));
  }

  private async inLine<T>(job: () => Promise<T>): Promise<T> {
    if (this.turns.waiting >= WAITING) throw busy();
    return this.turns.take(job);
  }
}

/** For filling and administration, which wait their turn by themselves. */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, COST);
}
