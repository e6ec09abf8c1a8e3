import { Inject, Injectable } from '@nestjs/common';
import type { LoginBody } from '@touchline/contracts/coach.schema';
import { PASSWORD_MAX_BYTES } from '@touchline/contracts/password-rules';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { Metrics } from '../../../common/metrics/metrics.js';
import { AttemptLimiter, deleteAttempts, type AttemptLimit } from '../../../common/limits/attempt-limiter.js';
import { isRemembered, rememberKey } from '../../../common/limits/remembered-key.js';
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
import { RecentDurations } from './recent-durations.js';
import { signInCounter, signInOutcome } from './sign-in.metrics.js';
import {
  failedAddressLimit,
  failedPasswordLimit,
  KNOWN_ADDRESS_DAYS,
  knownAddressKey,
  signInKey,
} from './sign-in.rules.js';

/** Who signs in from where, as the limits count it. */
interface Attempt {
  emailKey: string;
  password: string;
  address: string;
}

/** Starts a session for an e-mail address and a password, slowly enough that guessing passwords is hopeless. */
@Injectable()
export class SignInService {
  private readonly checks = new RecentDurations();
  private readonly outcomes: ReturnType<typeof signInCounter>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limiter: AttemptLimiter,
    private readonly hasher: PasswordHasherService,
    private readonly refusals: RefusalLog,
    private readonly sessions: SessionsService,
    @Inject(SETTINGS) private readonly settings: Settings,
    metrics: Metrics,
  ) {
    this.outcomes = signInCounter(metrics);
  }

  /**
   * Returns the token of a new session. `replacedToken` is the token that the browser sent: signing in ends its
   * session.
   */
  async signIn(
    body: LoginBody,
    address: string,
    replacedToken: string | undefined,
  ): Promise<{ token: string; coach: SignedInCoach }> {
    try {
      const signedIn = await this.startSession(body, address, replacedToken);
      this.outcomes.add('ok');
      return signedIn;
    } catch (error) {
      this.outcomes.add(signInOutcome(error));
      throw error;
    }
  }

  private async startSession(
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

  /**
   * Only failures stay counted, and a success clears the earlier failures of the account and makes the address known to
   * it.
   */
  private async verifyWithinLimits({ email, password }: LoginBody, address: string): Promise<VerifiedAccount> {
    const attempt = { emailKey: matchKey(email), password, address };
    const { perAccount, perAddress } = this.settings.loginLimits;
    const ofAccount = failedPasswordLimit(signInKey(attempt.emailKey, address), perAccount);
    const ofAddress = failedAddressLimit(address, perAddress);

    const account = await this.limiter.attempt(
      [ofAccount, ofAddress],
      (seconds) => this.verifyDuringWait(attempt, ofAccount, seconds),
      () => this.verify(attempt),
      (verified) => verified === null,
    );
    if (!account) throw badCredentials();

    await this.unitOfWork.write(async (tx) => {
      await deleteAttempts(tx, [ofAccount.key]);
      await rememberKey(tx, knownAddressKey(attempt.emailKey, address), KNOWN_ADDRESS_DAYS, this.clock.now());
    });
    return account;
  }

  /**
   * While the account or the address has to wait for `seconds`. An account that is known at the address does not wait for
   * the failures of others there, so its right password signs in. Everything else is refused with the same answer: a
   * wrong password of a known account, and every password of all other accounts, whether they exist or not. These are
   * counted under the account, too, and wait as long as a check takes, but are not checked: guessing without an end must
   * not keep the checks busy for everybody.
   */
  private async verifyDuringWait(attempt: Attempt, ofAccount: AttemptLimit, seconds: number): Promise<VerifiedAccount> {
    const account = await this.limiter.attempt(
      [ofAccount],
      (accountSeconds) => tooManyAttempts(Math.max(seconds, accountSeconds)),
      async () => {
        const key = knownAddressKey(attempt.emailKey, attempt.address);
        const isKnown = await isRemembered(this.unitOfWork.read, key, this.clock.now());
        return isKnown ? this.verify(attempt) : this.pretendToVerify(attempt);
      },
    );
    if (!account) throw tooManyAttempts(seconds);
    return account;
  }

  /** Null for an unknown e-mail address, a wrong password and a disabled coach. All take the same time and are counted. */
  private verify({ emailKey, password }: Attempt): Promise<VerifiedAccount | null> {
    return this.checks.measure(async () => {
      const account = await findAccountByEmail(this.unitOfWork.read, emailKey);
      const matches = await this.hasher.verify(account?.passwordHash ?? null, password);
      if (matches && account?.disabledAt === null)
        return { coachId: account.id, institutionId: account.institutionId, passwordHash: account.passwordHash };

      this.refusals.count('sign_in_failed', account && { coachId: account.id, institutionId: account.institutionId });
      return null;
    });
  }

  /** Takes as long as `verify`. Only the first call after a start, when it is not known how long that is, hashes. */
  private async pretendToVerify({ password }: Attempt): Promise<null> {
    if (!(await this.checks.waitAsLong())) await this.checks.measure(() => this.hasher.verify(null, password));
    return null;
  }
}
