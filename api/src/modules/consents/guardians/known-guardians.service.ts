import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { findConfirmedAddress } from '../addresses/addresses.repository.js';
import { needsGuardian } from '../calc/guardian-rule.js';
import { findAskedAthlete, findCurrentConsent } from '../consents.repository.js';
import { MailboxesService } from '../mailboxes.service.js';
import { GuardianQuestionsService } from './guardian-questions.service.js';

/** Asks guardians whom the club knows, when nobody types their address. */
@Injectable()
export class KnownGuardiansService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly questions: GuardianQuestionsService,
    private readonly mailboxes: MailboxesService,
  ) {}

  /**
   * Asks the guardian who agreed before, at the address that was confirmed then, whether the athlete may answer. Asks nobody
   * without such an address, without a mail server, and when the mailbox got too many mails today: the roster says then that
   * a guardian has to agree. `network`: that of the call, see `networkOf`.
   */
  async ask(athleteId: number, network: string | null): Promise<void> {
    const known = await findConfirmedAddress(this.unitOfWork.read, athleteId);
    if (known?.addressOf !== 'guardian' || !this.mailboxes.areServed) return;
    const { email: guardianEmail } = known;
    if ((await this.mailboxes.reserve(guardianEmail, athleteId)) !== null) return;

    await this.unitOfWork.write(async (tx) => {
      await lockRows(tx, 'athletes', [athleteId]);
      const asked = await findAskedAthlete(tx, athleteId);
      if (!asked || asked.archivedAt !== null || (await findCurrentConsent(tx, athleteId)) !== null) return;
      const { firstName, dateOfBirth, guardianAge, timeZone } = asked;
      const isChild = needsGuardian(dateOfBirth, guardianAge, todayIn(timeZone, this.clock.now())) === true;
      if (!isChild || dateOfBirth === null) return;
      await this.questions.ask(tx, { teamId: null, athleteId, firstName, dateOfBirth, guardianEmail }, network);
    });
    await this.questions.sendSoon();
  }
}
