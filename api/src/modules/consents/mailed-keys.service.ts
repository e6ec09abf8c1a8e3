import { Injectable } from '@nestjs/common';
import { LINK_INVALID } from '@touchline/contracts/error-codes';
import { ApiError } from '../../common/errors/api-error.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { tooManyMailedLinks } from './consents.errors.js';

/** A key cannot be guessed; the limit keeps a flood of wrong ones away from the database. */
const WRONG_KEYS_PER_ADDRESS = 120;
const HOUR_SECONDS = 3600;

/** Counts keys of mailed links and posters that do not work, by the network that sends them. A key that works is not counted. */
@Injectable()
export class MailedKeysService {
  constructor(private readonly limiter: AttemptLimiter) {}

  /** `act` throws `link_invalid` for a wrong key. `use`: what the key is good for, each counted by itself. */
  async attempt<T>(
    use: 'question' | 'answer' | 'address' | 'invitation' | 'poster',
    address: string,
    act: () => Promise<T>,
  ): Promise<T> {
    const key = `mailed-key:${use}:address:${clientKey(address)}`;
    const outcome = await this.limiter.attempt<{ done: T } | { refusal: ApiError }>(
      [{ key, limit: WRONG_KEYS_PER_ADDRESS, windowSeconds: HOUR_SECONDS }],
      tooManyMailedLinks,
      () => act().then((done) => ({ done }), refusalOfWrongKey),
      (result) => 'refusal' in result,
    );
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.done;
  }
}

function refusalOfWrongKey(error: unknown): { refusal: ApiError } {
  if (error instanceof ApiError && error.code === LINK_INVALID) return { refusal: error };
  throw error;
}
