import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { OwnConsent, OwnConsentBody } from '@touchline/contracts/join.schema';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { unauthenticated, validationFailed } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { RetryWriteError } from '../../../database/database-errors.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { lockAnswering, withdraw } from '../../athlete-access/index.js';
import { AthleteEntity } from '../../athletes/index.js';
import {
  ALONE,
  consentTextChanged,
  endConsent,
  findAskedAthlete,
  findCurrentConsent,
  findOpenRequest,
  findRefusal,
  GuardianQuestionsService,
  isGivenAlone,
  MailboxesService,
  needsGuardian,
  storeConsent,
  tooManyMails,
  type AskedAthlete,
} from '../../consents/index.js';

/** The consent of an athlete who is on the roster, from their own device. */
@Injectable()
export class OwnConsentService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly questions: GuardianQuestionsService,
    private readonly mailboxes: MailboxesService,
  ) {}

  async find({ athleteId }: AnsweringAthlete): Promise<OwnConsent> {
    const { read } = this.unitOfWork;
    return this.toAnswer(read, await requireAsked(read, athleteId), this.clock.now());
  }

  /** The same call again, by somebody who has agreed to this text already, changes nothing. */
  async give(caller: AnsweringAthlete, body: OwnConsentBody, address: string): Promise<OwnConsent> {
    const now = this.clock.now();
    const { athleteId } = caller;
    if (body.text_version !== CONSENT_TEXT_VERSION) throw consentTextChanged();
    const { read } = this.unitOfWork;
    const asked = await requireAsked(read, athleteId);
    if (await isAgreed(read, athleteId)) return this.toAnswer(read, asked, now);

    const { guardianEmail } = requireDecider(asked, body, now);
    if (guardianEmail !== null) {
      this.mailboxes.requireServer();
      const waitSeconds = await this.mailboxes.reserve(guardianEmail, athleteId);
      if (waitSeconds !== null) throw tooManyMails(waitSeconds);
    }
    const answer = await this.unitOfWork.write(async (tx) => {
      await lockAnswering(tx, caller);
      await this.storeAnswer(tx, caller, body, networkOf(address));
      return this.toAnswer(tx, await requireAsked(tx, athleteId), now);
    });
    if (answer.state === 'guardian') await this.questions.sendSoon();
    return answer;
  }

  /**
   * Reads all again behind the lock: somebody may have agreed since, so that nobody is asked any more, or a coach may have
   * stored another birth date, so that somebody else has to decide.
   */
  private async storeAnswer(
    tx: EntityManager,
    caller: AnsweringAthlete,
    body: OwnConsentBody,
    network: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    const { athleteId } = caller;
    if (await isAgreed(tx, athleteId)) return;
    const asked = await requireAsked(tx, athleteId);
    const { dateOfBirth, guardianEmail } = requireDecider(asked, body, now);
    if (asked.dateOfBirth === null) await this.storeBirthDate(tx, caller, asked, dateOfBirth);

    if (guardianEmail === null) return storeConsent(tx, athleteId, { ...ALONE, givenAt: now });
    // One that the athlete gave alone to an earlier text, before the club knew the birth date. The phone stays: it shows that a
    // guardian is asked, and stores nothing without a consent.
    const current = await findCurrentConsent(tx, athleteId);
    if (current && isGivenAlone(current)) await endConsent(tx, athleteId, 'birth_date', now);
    const { firstName } = asked;
    await this.questions.ask(tx, { teamId: null, athleteId, firstName, dateOfBirth, guardianEmail }, network);
  }

  async withdraw({ athleteId, institutionId }: AnsweringAthlete, address: string): Promise<void> {
    const now = this.clock.now();
    const by = { coachId: null, institutionId, network: networkOf(address) };
    await this.unitOfWork.write(async (tx) => {
      await withdraw(tx, athleteId, by, now);
    });
  }

  private async storeBirthDate(
    tx: EntityManager,
    caller: AnsweringAthlete,
    { id, version }: AskedAthlete,
    dateOfBirth: CalendarDate,
  ): Promise<void> {
    const { affected } = await tx.update(AthleteEntity, { id, version }, { dateOfBirth, version: version + 1 });
    if (affected !== 1) throw new RetryWriteError();
    await this.audit.wrote(tx, caller, 'profile', 'update', [id]);
  }

  private async toAnswer(manager: EntityManager, asked: AskedAthlete, now: Date): Promise<OwnConsent> {
    const current = await findCurrentConsent(manager, asked.id);
    const isAsked = current === null && (await findOpenRequest(manager, asked.id, now)) !== null;
    const refusedAt = current === null ? await findRefusal(manager, asked.id) : null;
    return {
      state: current ? 'given' : isAsked ? 'guardian' : 'needed',
      knows_birth_date: asked.dateOfBirth !== null,
      needs_guardian: needsGuardian(asked.dateOfBirth, asked.guardianAge, todayIn(asked.timeZone, now)),
      guardian_age: asked.guardianAge,
      given_by: current?.givenBy ?? null,
      given_at: current?.givenAt.toISOString() ?? null,
      text_version: current?.textVersion ?? null,
      guardian_refused_on: refusedAt && todayIn(asked.timeZone, refusedAt),
    };
  }
}

/** Whether the consent that counts was given to the present text. */
async function isAgreed(manager: EntityManager, athleteId: number): Promise<boolean> {
  return (await findCurrentConsent(manager, athleteId))?.textVersion === CONSENT_TEXT_VERSION;
}

/** Throws as for an unknown device: the athlete was erased a moment ago. */
async function requireAsked(manager: EntityManager, athleteId: number): Promise<AskedAthlete> {
  const asked = await findAskedAthlete(manager, athleteId);
  if (!asked) throw unauthenticated();
  return asked;
}

/**
 * The birth date that counts, which is the one on file, and the address of the guardian who has to be asked: null when the
 * athlete decides. Throws for missing data.
 */
function requireDecider(
  asked: AskedAthlete,
  body: OwnConsentBody,
  now: Date,
): { dateOfBirth: CalendarDate; guardianEmail: string | null } {
  const today = todayIn(asked.timeZone, now);
  const dateOfBirth = asked.dateOfBirth ?? body.date_of_birth ?? null;
  if (dateOfBirth === null) throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth is required.' }]);
  if (asked.dateOfBirth === null && dateOfBirth > today)
    throw validationFailed([{ path: 'date_of_birth', message: 'Date of birth must not be in the future.' }]);
  if (needsGuardian(dateOfBirth, asked.guardianAge, today) === false) return { dateOfBirth, guardianEmail: null };
  if (body.guardian_email === undefined)
    throw validationFailed([{ path: 'guardian_email', message: 'Guardian email is required.' }]);
  return { dateOfBirth, guardianEmail: body.guardian_email };
}
