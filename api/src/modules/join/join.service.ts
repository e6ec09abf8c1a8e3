import { Injectable } from '@nestjs/common';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { JoinBody, JoinRules, PosterJoinBody } from '@touchline/contracts/join.schema';
import type { EntityManager } from 'typeorm';
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
  MailedKeysService,
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
import { findTeamByPosterKey } from '../posters/index.js';
import { findGuardianAge } from './join.repository.js';
import { posterLinkInvalid } from './join.errors.js';

type AnyJoinBody = JoinBody | PosterJoinBody;
type ByGuardian = Extract<AnyJoinBody, { guardian_email: string }>;
type Alone = Exclude<AnyJoinBody, ByGuardian>;

/** Finds the team that somebody wants to join; null when nothing is to be stored. Throws for a poster that has ended. */
type FindTeam = (manager: EntityManager) => Promise<number | null>;

/**
 * Athletes who join a team by its code, or by the link on its poster. No answer depends on whether a code is valid; that a
 * link has ended is said, because nobody can guess one.
 */
@Injectable()
export class JoinService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly registrations: RegistrationsService,
    private readonly questions: GuardianQuestionsService,
    private readonly mailboxes: MailboxesService,
    private readonly keys: MailedKeysService,
  ) {}

  async rules(): Promise<JoinRules> {
    return {
      guardian_age: await findGuardianAge(this.unitOfWork.read),
      text_version: CONSENT_TEXT_VERSION,
      sends_mail: this.mailboxes.areServed,
    };
  }

  async register(body: AnyJoinBody, address: string): Promise<void> {
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

  /** Whether the link of a poster works. Throws otherwise; the network may send so many keys that do not work. */
  async requirePoster(key: string, address: string): Promise<void> {
    await this.keys.attempt('poster', address, () => requirePosterTeam(this.unitOfWork.read, key, this.clock.now()));
  }

  private async registerAlone(body: Alone, address: string): Promise<void> {
    const now = this.clock.now();
    const findTeam = await this.admit(body, address);

    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeam(tx);
      const pendingId = teamId === null ? null : await saveRegistration(tx, toPendingRow(body, teamId, now));
      if (pendingId !== null) await storePendingConsent(tx, pendingId, { ...ALONE, givenAt: now }, null);
    });
  }

  /** A mailbox that got too many mails today gets none, and its last question stays as it was. */
  private async askGuardian(body: ByGuardian, address: string): Promise<void> {
    const findTeam = await this.admit(body, address);
    if ((await findTeam(this.unitOfWork.read)) === null) return;
    if ((await this.mailboxes.reserve(body.guardian_email, null)) !== null) return;

    await this.unitOfWork.write(async (tx) => {
      const teamId = await findTeam(tx);
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

  /** Counts the registration, and refuses too many. */
  private async admit(body: AnyJoinBody, address: string): Promise<FindTeam> {
    const now = this.clock.now();
    if ('poster_key' in body) {
      await this.registrations.admitPoster(body.poster_key, address);
      return (manager) => requirePosterTeam(manager, body.poster_key, now);
    }
    const code = await this.registrations.admitCode(body.registration_code, address);
    return async (manager) => (code === null ? null : findTeamByCode(manager, code, now));
  }
}

async function requirePosterTeam(manager: EntityManager, key: string, now: Date): Promise<number> {
  const teamId = await findTeamByPosterKey(manager, key, now);
  if (teamId === null) throw posterLinkInvalid();
  return teamId;
}

const wrongAge = (message: string) => validationFailed([{ path: 'date_of_birth', message }]);
