import { Injectable } from '@nestjs/common';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { GuardianAnswerBody, GuardianQuestion } from '@touchline/contracts/join.schema';
import type { EntityManager } from 'typeorm';
import { hashAthleteKey } from '../../../common/auth/athlete-key.js';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import {
  closeQuestion,
  consentTextChanged,
  findQuestion,
  mailedLinkInvalid,
  storeConfirmedAddress,
  storeConsent,
  storePendingConsent,
  storeRefusal,
  type GivenConsent,
  type OpenQuestion,
  MailedKeysService,
} from '../../consents/index.js';
import { saveRegistration, tooManyRegistrations, toPendingRow } from '../../registrations/index.js';

type Agreement = Extract<GuardianAnswerBody, { agrees: true }>;

/** When a coach may have answered some of the registrations. */
const LIST_FULL_SECONDS = 3600;

/** The answers of guardians, by the key of their mail. */
@Injectable()
export class GuardianAnswersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly keys: MailedKeysService,
  ) {}

  /** `address`: the network address of the guardian's browser. */
  async find(key: string, address: string): Promise<GuardianQuestion> {
    const question = await this.keys.attempt('question', address, () =>
      requireQuestion(this.unitOfWork.read, key, this.clock.now()),
    );
    return {
      about: question.athleteId === null ? 'join' : 'answers',
      first_name: question.firstName,
      date_of_birth: question.dateOfBirth,
      team_name: question.teamName,
      club_name: question.clubName,
      expires_at: question.expiresAt.toISOString(),
      text_version: CONSENT_TEXT_VERSION,
    };
  }

  answer(body: GuardianAnswerBody, address: string): Promise<void> {
    return this.keys.attempt('answer', address, () => this.store(body));
  }

  private async store(body: GuardianAnswerBody): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      const question = await requireQuestion(tx, body.key, now);
      if (!body.agrees) return refuse(tx, question, now);

      if (body.text_version !== CONSENT_TEXT_VERSION) throw consentTextChanged();
      const given = {
        textVersion: body.text_version,
        givenBy: 'guardian' as const,
        guardianName: body.guardian_name,
        relation: body.relation,
        givenAt: now,
        coachId: null,
      };
      if (question.athleteId === null) await this.register(tx, question, body.person, given);
      else await this.agree(tx, { ...question, athleteId: question.athleteId }, body.person, given);
    });
  }

  /** Completes the registration of a child who wants to join. */
  private async register(
    tx: EntityManager,
    question: OpenQuestion,
    person: Agreement['person'],
    given: GivenConsent,
  ): Promise<void> {
    if (!person) throw validationFailed([{ path: 'person', message: 'Person is required.' }]);
    await closeQuestion(tx, question);

    const { firstName: first_name, dateOfBirth: date_of_birth, teamId, guardianEmail } = question;
    const row = toPendingRow({ ...person, first_name, date_of_birth }, teamId ?? 0, given.givenAt);
    const pendingId = await saveRegistration(tx, row, { byGuardian: true });
    if (pendingId === null) throw tooManyRegistrations(LIST_FULL_SECONDS);
    await storePendingConsent(tx, pendingId, given, guardianEmail);
  }

  /** Lets an athlete on the roster answer. */
  private async agree(
    tx: EntityManager,
    question: OpenQuestion & { athleteId: number },
    person: Agreement['person'],
    given: GivenConsent,
  ): Promise<void> {
    if (person)
      throw validationFailed([{ path: 'person', message: 'Person must be left out: the club knows the athlete.' }]);
    const { athleteId, guardianEmail } = question;
    await lockRows(tx, 'athletes', [athleteId]);
    await closeQuestion(tx, question);

    await storeConsent(tx, athleteId, given);
    await storeConfirmedAddress(tx, athleteId, {
      email: guardianEmail,
      addressOf: 'guardian',
      confirmedAt: given.givenAt,
    });
  }
}

/** Nothing is left of a child who wanted to join; for an athlete on the roster only the day is kept. */
async function refuse(tx: EntityManager, question: OpenQuestion, now: Date): Promise<void> {
  const { athleteId } = question;
  if (athleteId !== null) await lockRows(tx, 'athletes', [athleteId]);
  await closeQuestion(tx, question);
  if (athleteId !== null) await storeRefusal(tx, athleteId, now);
}

async function requireQuestion(manager: EntityManager, key: string, now: Date): Promise<OpenQuestion> {
  const question = await findQuestion(manager, hashAthleteKey(key), now);
  if (!question) throw mailedLinkInvalid();
  return question;
}
