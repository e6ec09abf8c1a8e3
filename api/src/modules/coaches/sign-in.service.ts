import { Inject, Injectable } from '@nestjs/common';
import type { LoginBody } from '@touchline/contracts/coach.schema';
import { PASSWORD_MAX_BYTES } from '@touchline/contracts/password-rules';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter, type AttemptLimit } from '../../common/limits/attempt-limiter.js';
import { matchKey } from '../../common/text/keys.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { failedPasswords, signInKey } from './account-limits.js';
import { Coach } from './coach.entity.js';
import { badCredentials, tooManyAttempts } from './coaches.errors.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionsService } from './sessions.service.js';

/** Turns an address and a password into a session, slowly enough that guessing is hopeless. */
@Injectable()
export class SignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The token of a new session. `replaced` is the token the browser came with: signing in ends it. */
  async signIn(body: LoginBody, address: string, replaced: string | undefined): Promise<string> {
    if (Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES)
      throw validationFailed([{ path: 'password', message: 'Password is too long.' }]);
    const emailKey = matchKey(body.email);
    const [perAccount, perAddress] = this.limits(emailKey, address);
    const proven = await this.limiter.attempt([perAccount, perAddress], tooManyAttempts, () =>
      this.prove(emailKey, body.password),
    );
    if (!proven) throw badCredentials();
    // Only failures count, and a success forgives the account's earlier ones.
    await this.limiter.clear([perAccount.key]);
    await this.limiter.giveBack([perAddress]);
    const token = await this.sessions.begin(proven.id, proven.passwordHash, replaced);
    if (token === null) throw badCredentials();
    return token;
  }

  /** Null for an unknown address and for a wrong password. */
  private async prove(emailKey: string, password: string): Promise<Pick<Coach, 'id' | 'passwordHash'> | null> {
    const coach = await this.unitOfWork.read.findOne(Coach, {
      select: { id: true, passwordHash: true },
      where: { emailKey },
    });
    return (await this.hasher.verify(coach?.passwordHash ?? null, password)) ? coach : null;
  }

  private limits(emailKey: string, address: string): [AttemptLimit, AttemptLimit] {
    const { perAccount, perAddress } = this.settings.loginLimits;
    return [
      failedPasswords(signInKey(emailKey, address), perAccount),
      { key: `login:address:${clientKey(address)}`, limit: perAddress, windowSeconds: 24 * 3600 },
    ];
  }
}
