import { Injectable } from '@nestjs/common';
import { jerseyText } from '@touchline/contracts/jersey-number';
import type { SignedAthlete, SignedAthleteBody } from '@touchline/contracts/join.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { createOnce } from '../../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { matchKey } from '../../../common/text/keys.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { InstitutionEntity } from '../../coaches/index.js';
import {
  athleteExists,
  findNamesake,
  insertAthlete,
  nextRosterPlace,
  requirePastBirthDate,
  type NewPerson,
} from '../../registrations/index.js';
import { requireSignedForm, storeSignedForm } from './paper-consents.writer.js';

/** Athletes who come to a roster by a signed form, as coaches enter them: nothing is stored of them before. */
@Injectable()
export class SignedAthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Person, place on the roster and consent, or nothing; once per idempotency key. */
  async add(coach: SignedInCoach, body: SignedAthleteBody, key: IdempotencyKey | null): Promise<SignedAthlete> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      // Those who enter forms at once wait for each other instead of using up their retries: see `nextRosterPlace`.
      await lockRows(tx, 'institutions', [coach.institutionId]);
      await requireTeam(tx, coach, 'people.write', body.team_id);
      requirePastBirthDate(body.date_of_birth, now);

      return { athlete_id: await createOnce(tx, key, now, () => this.create(tx, coach, body, now)) };
    });
  }

  private async create(tx: EntityManager, coach: SignedInCoach, body: SignedAthleteBody, now: Date): Promise<number> {
    const { coachId } = coach;
    const today = todayIn(coach.timeZone, now);
    const place = await nextRosterPlace(tx, coach.institutionId);
    const person = { ...toPerson(body), dateOfBirth: body.date_of_birth, externalId: null };
    const namesake = body.is_another ? null : await findNamesake(tx, coach, person, now);
    if (namesake) throw athleteExists(namesake);

    const { guardianAge } = await tx.findOneByOrFail(InstitutionEntity, { id: coach.institutionId });
    // Before the athlete gets a number, which a refused call would use up on MariaDB.
    requireSignedForm(body, { dateOfBirth: body.date_of_birth, guardianAge }, today);

    const athleteId = await insertAthlete(tx, person, place, today);
    await storeSignedForm(tx, athleteId, body, coachId);
    await this.audit.wrote(tx, coach, 'profile', 'create', [athleteId]);
    return athleteId;
  }
}

function toPerson(body: SignedAthleteBody): NewPerson {
  return {
    teamId: body.team_id,
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email ?? null,
    emailKey: body.email === undefined ? null : matchKey(body.email),
    position: body.position ?? null,
    dateOfBirth: body.date_of_birth,
    jerseyNumber: jerseyText(body.jersey_number),
    weightKg: body.weight_kg ?? null,
    heightCm: body.height_cm ?? null,
  };
}
