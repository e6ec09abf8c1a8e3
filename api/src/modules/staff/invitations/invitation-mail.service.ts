import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashToken, newToken } from '../../../common/auth/secret-token.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { serverAddress } from '../../../config/server-address.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { MailboxesService, tooManyMails } from '../../consents/index.js';
import { noMailServer, tooManyInvitations } from '../staff.errors.js';
import { invitationMail } from './invitation.mail.js';
import { findInvitationById } from './invitations.repository.js';
import { INVITATION_LIFETIME_MS } from './invitations.writer.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

const INVITATION_MAIL = 'staff_invitation';
/** Mails with invitations of a day that one coach causes, to all addresses. */
const MAX_PER_COACH = 100;
const DAY_SECONDS = 24 * 3600;

/** Mails invitations. */
@Injectable()
export class InvitationMailService implements OnModuleInit {
  private readonly baseUrl: string;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailQueue,
    private readonly mailboxes: MailboxesService,
    private readonly limiter: AttemptLimiter,
    @Inject(SETTINGS) settings: Settings,
  ) {
    // Never from the request: an attacker could send a host of their own, and the mailed link would lead there.
    this.baseUrl = serverAddress(settings);
  }

  onModuleInit(): void {
    this.mails.register(INVITATION_MAIL, (mail, now) => this.composeMail(mail, now), INVITATION_LIFETIME_MS);
  }

  /** Throws where no mail is sent, and when the coach or the mailbox has had too many today. */
  async reserve(coachId: number, email: string): Promise<void> {
    if (!this.mailboxes.areServed) throw noMailServer();
    const own = { key: `invitations:coach:${coachId}`, limit: MAX_PER_COACH, windowSeconds: DAY_SECONDS };
    const seconds = await this.limiter.reserve([own]);
    if (seconds !== null) throw tooManyInvitations(seconds);
    const ofMailbox = await this.mailboxes.reserve(email, null);
    if (ofMailbox !== null) throw tooManyMails(ofMailbox);
  }

  /** Within the write that stores the invitation; `sendSoon()` follows it. `network`: that of the call, see `networkOf`. */
  async add(tx: EntityManager, staffInvitationId: number, coachId: number, network: string | null): Promise<void> {
    await this.mails.add(tx, INVITATION_MAIL, { staffInvitationId, coachId, network });
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /** Each attempt to send has a new token, which takes the place of the one before: no table holds a token. */
  private async composeMail({ staffInvitationId }: DueMail, now: Date): Promise<Mail | null> {
    if (staffInvitationId === null || !this.mailboxes.areServed) return null;
    const token = newToken();
    return this.unitOfWork.write(async (tx) => {
      const invitation = await findInvitationById(tx, staffInvitationId, now);
      if (!invitation) return null;
      const { affected } = await tx.update(
        StaffInvitationEntity,
        { id: staffInvitationId },
        { tokenSha256: hashToken(token) },
      );
      return affected === 1 ? invitationMail(invitation, this.baseUrl, token) : null;
    });
  }
}
