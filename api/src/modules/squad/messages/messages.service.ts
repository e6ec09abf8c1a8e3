import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MessageReaders } from '@touchline/contracts/decisions.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { Mail } from '../../../common/mail/mail.js';
import { MailQueue, type DueMail } from '../../../common/mail/mail-queue.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { MailboxesService } from '../../consents/index.js';
import { messageCopyMail } from './message-copy.mail.js';
import { countColleagues, findAddressee, findNewestMessage, isMinor } from './messages.repository.js';

const MESSAGE_COPY = 'message_copy';

/**
 * What a coach writes to an athlete with a decision. Nobody writes to a minor alone: a guardian whose address the club
 * knows gets a copy by mail.
 */
@Injectable()
export class MessagesService implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: MailQueue,
    private readonly mailboxes: MailboxesService,
  ) {}

  onModuleInit(): void {
    this.mails.register(MESSAGE_COPY, (mail) => this.composeCopy(mail));
  }

  /** Three queries. */
  async readers(coach: SignedInCoach, athleteId: number): Promise<MessageReaders> {
    const manager = this.unitOfWork.read;
    await requireAthletes(manager, coach, 'wellness.write', [athleteId]);
    const addressee = await findAddressee(manager, athleteId);
    const minor = isMinor(addressee, coach.today);
    return {
      is_minor: minor,
      guardian: minor && this.mailboxes.areServed && addressee?.guardianEmail != null,
      colleagues: await countColleagues(manager, coach, athleteId),
    };
  }

  /**
   * Within the write that stores the message; `sendSoon()` follows it. Returns whether there is a copy: there is none of what
   * is written to a grown-up, and none without an address.
   */
  async copyToGuardian(tx: EntityManager, coach: SignedInCoach, athleteId: number): Promise<boolean> {
    const addressee = await findAddressee(tx, athleteId);
    if (!this.mailboxes.areServed || addressee?.guardianEmail == null || !isMinor(addressee, coach.today)) return false;
    await this.mails.add(tx, MESSAGE_COPY, { athleteId, coachId: coach.coachId, network: null });
    return true;
  }

  sendSoon(): Promise<void> {
    return this.mails.sendSoon();
  }

  /** Nothing is sent when the message was taken back, or the guardian's address has ended meanwhile. */
  private async composeCopy({ athleteId, coachId }: DueMail): Promise<Mail | null> {
    if (athleteId === null || coachId === null) return null;
    const manager = this.unitOfWork.read;
    const addressee = await findAddressee(manager, athleteId);
    const message = await findNewestMessage(manager, { athleteId, coachId });
    if (!addressee || addressee.guardianEmail === null || !message) return null;
    return messageCopyMail({ ...addressee, to: addressee.guardianEmail, ...message });
  }
}
