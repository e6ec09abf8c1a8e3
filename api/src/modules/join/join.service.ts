import { Injectable } from '@nestjs/common';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { JoinBody, JoinRules } from '@touchline/contracts/join.schema';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  ALONE,
  consentTextChanged,
  GuardianQuestionsService,
  MailboxesService,
  mayDecide,
  storePendingConsent,
} from '../consents/index.js';
import {
  findTeamByCode,
  RegistrationsService,
  requirePastBirthDate,
  saveRegistration,
  toPendingRow,
} from '../registrations/index.js';
import { findGuardianAge } from './join.repository.js';

type ByGuardian = Extract<JoinBody, { guardian_email: string }>;
type Alone = Exclude<JoinBody, ByGuardian>;

/** Athletes who join a team by its code. No answer depends on whether the code is valid. */
@Injectable()
export class JoinService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly registrations: RegistrationsService,
    private readonly questions: GuardianQuestionsService,
    private readonly mailboxes: MailboxesService,
  ) {}

  async rules(): Promise<JoinRules> {
    return {
      guardian_age: await findGuardianAge(this.unitOfWork.read),
      text_version: CONSENT_TEXT_VERSION,
      sends_mail: this.mailboxes.areServed,
    };
  }

  async register(body: JoinBody, address: string): Promise<void> {
    const now = this.clock.now();
    requirePastBirthDate(body.date_of_birth, now);
    const age = await findGuardianAge(this.unitOfWork.read);
    const may = mayDecide(body.date_of_birth, age, todayIn('UTC', now));
    if ('guardian_email' in body) {
      if (!may.guardian) throw wrongAge(`From the age of ${age} on you decide yourself.`);
      // Before the code is looked at: the answer must not depend on it.
      this.mailboxes.requireServer();
      return this.askGuardian(body, address);
    }
    if (!may.athlete) throw wrongAge(`Under the age of ${age} a parent or guardian decides.`);
    if (body.text_version !== CONSENT_TEXT_VERSION) throw consentTextChanged();
    return this.registerAlone(body, address);
  }

  private async registerAlone({ text_version: _given, ...body }: Alone, address: string): Promise<void> {
    const now = this.clock.now();
    const code = await this.registrations.admitCode(body.registration_code, address);
    if (code === null) return;

    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeamByCode(tx, code, now);
      const pendingId = teamId === null ? null : await saveRegistration(tx, toPendingRow(body, teamId, now));
      if (pendingId !== null) await storePendingConsent(tx, pendingId, { ...ALONE, givenAt: now }, null);
    });
  }

  /** A mailbox that got too many mails today gets none, and its last question stays as it was. */
  private async askGuardian(body: ByGuardian, address: string): Promise<void> {
    const now = this.clock.now();
    const code = await this.registrations.admitCode(body.registration_code, address);
    if (code === null || (await findTeamByCode(this.unitOfWork.read, code, now)) === null) return;
    if ((await this.mailboxes.reserve(body.guardian_email, null)) !== null) return;

    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeamByCode(tx, code, now);
      if (teamId === null) return;
      const asked = {
        teamId,
        athleteId: null,
        firstName: body.first_name,
        dateOfBirth: body.date_of_birth,
        guardianEmail: body.guardian_email,
      };
      await this.questions.ask(tx, asked, networkOf(address));
    });
    await this.questions.sendSoon();
  }
}

const wrongAge = (message: string) => validationFailed([{ path: 'date_of_birth', message }]);
