import { Inject, Injectable } from '@nestjs/common';
import type { LoginBody } from '@touchline/contracts/coach.schema';
import { PASSWORD_MAX_BYTES } from '@touchline/contracts/password-rules';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { clientKey } from '../../../common/http/client-address.js';
import { AttemptLimiter, type AttemptLimit } from '../../../common/limits/attempt-limiter.js';
import { RefusalLog } from '../../../common/security-log/refusal-log.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findAccountByEmail } from '../accounts/accounts.repository.js';
import { badCredentials, tooManyAttempts } from '../coaches.errors.js';
import { PasswordHasherService } from '../passwords/password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { startSessionAfterSignIn, type VerifiedAccount } from '../sessions/sessions.writer.js';
import { failedPasswordLimit, signInKey } from './sign-in.rules.js';

/** Starts a session for an e-mail address and a password, slowly enough that guessing passwords is hopeless. */
@Injectable()
export class SignInService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly hasher: PasswordHasherService,
    private readonly refusals: RefusalLog,
    private readonly sessions: SessionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Returns the token of a new session. `replacedToken` is the token that the browser sent: signing in ends its
   * session.
   */
  async signIn(
    body: LoginBody,
    address: string,
    replacedToken: string | undefined,
  ): Promise<{ token: string; coach: SignedInCoach }> {
    if (Buffer.byteLength(body.password) > PASSWORD_MAX_BYTES)
      throw validationFailed([{ path: 'password', message: 'Password is too long.' }]);

    const account = await this.verifyWithinLimits(body, address);
    const token = await this.unitOfWork.write((tx) =>
      startSessionAfterSignIn(tx, account, { address, replacedToken }, this.clock.now()),
    );
    if (token === null) throw badCredentials();

    const coach = await this.sessions.coachOf(token, { extendSession: false });
    // The account was deleted after the session started.
    if (!coach) throw badCredentials();
    return { token, coach };
  }

  /** Only failures stay counted, and a success clears the earlier failures of the account. */
  private async verifyWithinLimits({ email, password }: LoginBody, address: string): Promise<VerifiedAccount> {
    const emailKey = matchKey(email);
    const [perAccount, perAddress] = this.limits(emailKey, address);
    const account = await this.limiter.attempt([perAccount, perAddress], tooManyAttempts, () =>
      this.verify(emailKey, password),
    );
    if (!account) throw badCredentials();
    await this.limiter.clear([perAccount.key]);
    await this.limiter.release([perAddress]);
    return account;
  }

  /**
   * Null for an unknown e-mail address, a wrong password and a disabled coach. All take the same time and are counted.
   */
  private async verify(emailKey: string, password: string): Promise<VerifiedAccount | null> {
    const account = await findAccountByEmail(this.unitOfWork.read, emailKey);
    const matches = await this.hasher.verify(account?.passwordHash ?? null, password);
    if (matches && account?.disabledAt === null)
      return { coachId: account.id, institutionId: account.institutionId, passwordHash: account.passwordHash };

    this.refusals.count('sign_in_failed', account && { coachId: account.id, institutionId: account.institutionId });
    return null;
  }

  private limits(emailKey: string, address: string): [AttemptLimit, AttemptLimit] {
    const { perAccount, perAddress } = this.settings.loginLimits;
    return [
      failedPasswordLimit(signInKey(emailKey, address), perAccount),
      { key: `login:address:${clientKey(address)}`, limit: perAddress, windowSeconds: 24 * 3600 },
    ];
  }
}
