import { Injectable } from '@nestjs/common';
import type { AcceptedInvitation, InvitationAccountBody, OpenInvitation } from '@touchline/contracts/staff.schema';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { MailedKeysService, mailedLinkInvalid } from '../../consents/index.js';
import { hasAccount, PasswordHasherService, requireStrongPassword } from '../../coaches/index.js';
import { findInvitation, type WaitingInvitation } from '../invitations/invitations.repository.js';
import { accountExists } from '../staff.errors.js';
import { acceptAs, acceptWithNewAccount } from './acceptance.writer.js';

/** Invitations as their links are opened. Every token that does not work is answered alike, and counted. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly keys: MailedKeysService,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** `address`: the network address of the browser. */
  async read(token: string, address: string): Promise<OpenInvitation> {
    const { read } = this.unitOfWork;
    const invitation = await this.keys.attempt('invitation', address, () => this.require(read, token));
    const { clubName, teamName, role, invitedBy, email, emailKey, name, expiresAt } = invitation;
    return {
      club_name: clubName,
      team_name: teamName,
      role,
      invited_by: invitedBy,
      email,
      name,
      expires_at: expiresAt.toISOString(),
      has_account: await hasAccount(read, emailKey),
    };
  }

  /** A password that is refused leaves the link usable. */
  async createAccount({ token, name, password }: InvitationAccountBody, address: string): Promise<void> {
    requireStrongPassword(password);
    await this.keys.attempt('invitation', address, async () => {
      // Looked up before the hashing, which is slow: invalid links cost no hash.
      const { emailKey } = await this.require(this.unitOfWork.read, token);
      if (await hasAccount(this.unitOfWork.read, emailKey)) throw accountExists();

      const passwordHash = await this.hasher.hash(password);
      await this.unitOfWork.write(async (tx) => {
        const invitation = await this.require(tx, token);
        await acceptWithNewAccount(
          tx,
          invitation,
          { name, passwordHash, network: networkOf(address) },
          this.clock.now(),
        );
      });
    });
  }

  async accept(coach: SignedInCoach, token: string, address: string): Promise<AcceptedInvitation> {
    return this.keys.attempt('invitation', address, () =>
      this.unitOfWork.write(async (tx) => {
        const invitation = await this.require(tx, token);
        if (invitation.emailKey !== matchKey(coach.email)) throw mailedLinkInvalid();

        await acceptAs(tx, coach, invitation, networkOf(address), this.clock.now());
        return { team_id: invitation.teamId, team_name: invitation.teamName };
      }),
    );
  }

  private async require(manager: EntityManager, token: string): Promise<WaitingInvitation> {
    const invitation = await findInvitation(manager, token, this.clock.now());
    if (!invitation) throw mailedLinkInvalid();
    return invitation;
  }
}
