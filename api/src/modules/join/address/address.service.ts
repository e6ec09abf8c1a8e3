import { Injectable } from '@nestjs/common';
import type { OwnAddress } from '@touchline/contracts/join.schema';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { hashAthleteKey } from '../../../common/auth/athlete-key.js';
import { unauthenticated, validationFailed } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { matchKey } from '../../../common/text/keys.js';
import { maskedEmail } from '../../../common/text/masked-email.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { lockAnswering } from '../../athlete-access/index.js';
import {
  AddressRequestsService,
  confirmAddress,
  consentNeeded,
  findAddressRequest,
  findAskedAthlete,
  findConfirmedAddress,
  findWaitingAddress,
  MailboxesService,
  mailedLinkInvalid,
  needsGuardian,
  tooManyMails,
  MailedKeysService,
} from '../../consents/index.js';

/** The mail address of an athlete, to which links may be mailed once it is confirmed. */
@Injectable()
export class AddressService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly requests: AddressRequestsService,
    private readonly mailboxes: MailboxesService,
    private readonly keys: MailedKeysService,
  ) {}

  async find({ athleteId }: AnsweringAthlete): Promise<OwnAddress> {
    const { read } = this.unitOfWork;
    const confirmed = await findConfirmedAddress(read, athleteId);
    const waiting = await findWaitingAddress(read, athleteId, this.clock.now());
    return { confirmed: confirmed && maskedEmail(confirmed.email), is_waiting: waiting !== null };
  }

  /** The address that is confirmed already needs no mail. */
  async change(caller: AnsweringAthlete, email: string, address: string): Promise<void> {
    const { athleteId } = caller;
    if (!caller.hasConsent) throw consentNeeded();
    const { read } = this.unitOfWork;
    await this.requireOwnAddress(athleteId);
    const confirmed = await findConfirmedAddress(read, athleteId);
    if (confirmed && matchKey(confirmed.email) === matchKey(email)) return;

    this.mailboxes.requireServer();
    const waitSeconds = await this.mailboxes.reserve(email, athleteId);
    if (waitSeconds !== null) throw tooManyMails(waitSeconds);
    await this.unitOfWork.write(async (tx) => {
      await lockAnswering(tx, caller);
      await this.requests.ask(tx, { athleteId, email }, networkOf(address));
    });
    await this.requests.sendSoon();
  }

  /** `address`: the network address of the browser. */
  confirm(key: string, address: string): Promise<void> {
    return this.keys.attempt('address', address, () => this.store(key));
  }

  private async store(key: string): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      const found = await findAddressRequest(tx, hashAthleteKey(key), now);
      if (!found) throw mailedLinkInvalid();
      await lockRows(tx, 'athletes', [found.athleteId]);
      await confirmAddress(tx, found, now);
    });
  }

  /** Throws for an athlete for whom a guardian decides: only the guardian's address is used then. */
  private async requireOwnAddress(athleteId: number): Promise<void> {
    const asked = await findAskedAthlete(this.unitOfWork.read, athleteId);
    if (!asked) throw unauthenticated();
    const today = todayIn(asked.timeZone, this.clock.now());
    if (needsGuardian(asked.dateOfBirth, asked.guardianAge, today) !== true) return;
    const message = `Under the age of ${asked.guardianAge} only the address of a parent or guardian is used.`;
    throw validationFailed([{ path: 'email', message }]);
  }
}
