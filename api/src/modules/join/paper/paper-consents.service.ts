import { Injectable } from '@nestjs/common';
import { todayIn } from '@touchline/contracts/calendar-date';
import { CONSENT_TEXT_VERSION } from '@touchline/contracts/consent-text';
import type { PaperConsentBody } from '@touchline/contracts/join.schema';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import {
  consentTextChanged,
  findAskedAthlete,
  findCurrentConsent,
  needsGuardian,
  storeConsent,
  type AskedAthlete,
  type CurrentConsent,
  type GivenConsent,
} from '../../consents/index.js';
import { withdraw } from '../withdrawal.writer.js';

/** Consents on paper, as coaches record them. */
@Injectable()
export class PaperConsentsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** A form that is recorded already is not recorded again. */
  async record(coach: SignedInCoach, body: PaperConsentBody): Promise<void> {
    const { athlete_id: athleteId } = body;
    const today = todayIn(coach.timeZone, this.clock.now());
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach.coachId, [athleteId]);
      await lockRows(tx, 'athletes', [athleteId]);
      const asked = await findAskedAthlete(tx, athleteId);
      if (!asked) throw notFound();

      if (body.signed_on > today)
        throw validationFailed([{ path: 'signed_on', message: 'Signed on must not be in the future.' }]);
      requireGuardian(body, asked);
      if (body.text_version !== CONSENT_TEXT_VERSION) throw consentTextChanged();
      const given = toGiven(body, coach);
      const current = await findCurrentConsent(tx, athleteId);
      if (current && isSameForm(current, given)) return;

      await storeConsent(tx, athleteId, given);
      await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    });
  }

  async withdraw(coach: SignedInCoach, athleteId: number, address: string): Promise<void> {
    const { coachId, institutionId } = coach;
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coachId, [athleteId]);
      const by = { coachId, institutionId, network: networkOf(address) };
      if (await withdraw(tx, athleteId, by, this.clock.now()))
        await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    });
  }
}

/** Name and relation belong together, and both are needed for a child. The age is that on the day of the signature. */
function requireGuardian(body: PaperConsentBody, { dateOfBirth, guardianAge }: AskedAthlete): void {
  const { guardian_name, relation, signed_on } = body;
  const isNeeded = needsGuardian(dateOfBirth, guardianAge, signed_on) === true;
  const isNamed = guardian_name !== null || relation !== null;
  if (!isNeeded && !isNamed) return;
  const problems = [
    ...(guardian_name === null ? [{ path: 'guardian_name', message: 'Guardian name is required.' }] : []),
    ...(relation === null ? [{ path: 'relation', message: 'Relation is required.' }] : []),
  ];
  if (problems.length > 0) throw validationFailed(problems);
}

function toGiven(body: PaperConsentBody, { coachId }: SignedInCoach): GivenConsent {
  return {
    textVersion: body.text_version,
    givenBy: 'paper',
    guardianName: body.guardian_name,
    relation: body.relation,
    givenAt: new Date(`${body.signed_on}T12:00:00.000Z`),
    coachId,
  };
}

function isSameForm(current: CurrentConsent, given: GivenConsent): boolean {
  return (
    current.givenBy === given.givenBy &&
    current.textVersion === given.textVersion &&
    current.guardianName === given.guardianName &&
    current.relation === given.relation &&
    current.givenAt.getTime() === given.givenAt.getTime()
  );
}
