import { Injectable } from '@nestjs/common';
import { LINK_INVALID } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { mailedLinkInvalid, tooManyMailedLinks } from '../consents/index.js';

/** A key cannot be guessed; the limit keeps a flood of wrong ones away from the database. */
const WRONG_KEYS_PER_ADDRESS = 120;
const HOUR_SECONDS = 3600;

/** Counts keys of mails that do not work, by the network that sends them. A key that works is not counted. */
@Injectable()
export class MailedKeysService {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** `act` throws `mailedLinkInvalid` for a wrong key. `use`: what the key is good for, each counted by itself. */
  async attempt<T>(use: 'question' | 'answer' | 'address', address: string, act: () => Promise<T>): Promise<T> {
    const key = `mailed-key:${use}:address:${clientKey(address)}`;
    const outcome = await this.limiter.attempt<{ done: T } | null>(
      [{ key, limit: WRONG_KEYS_PER_ADDRESS, windowSeconds: HOUR_SECONDS }],
      tooManyMailedLinks,
      () => act().then((done) => ({ done }), nullForWrongKey),
      (result) => result === null,
    );
    if (outcome === null) throw mailedLinkInvalid();
    return outcome.done;
  }
}

function nullForWrongKey(error: unknown): null {
  if (error instanceof ApiError && error.code === LINK_INVALID) return null;
  throw error;
}
