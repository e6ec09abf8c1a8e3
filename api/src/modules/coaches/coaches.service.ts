import { Injectable } from '@nestjs/common';
import type { LoginBody } from '@touchline/contracts/coach.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { badCredentials } from './coaches.errors.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';

@Injectable()
export class CoachesService {
  constructor(
    private readonly signIns: SignInService,
    private readonly sessions: SessionsService,
  ) {}

  async signIn(
    body: LoginBody,
    address: string,
    replaced: string | undefined,
  ): Promise<{ token: string; coach: SignedInCoach }> {
    const token = await this.signIns.signIn(body, address, replaced);
    const coach = await this.sessions.coachOf(token, { touch: false });
    // Only if the account vanished in this very moment.
    if (!coach) throw badCredentials();
    return { token, coach };
  }

  async signOut(token: string | undefined): Promise<void> {
    if (token) await this.sessions.end(token);
  }
}
