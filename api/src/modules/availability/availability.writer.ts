import { Injectable } from '@nestjs/common';
import type { SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { mustWrite } from '../../common/versioned/seen-version.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { lockRows } from '../../database/unit-of-work.js';
import { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
import { availabilityChanged } from './availability.errors.js';
import { hasSameWord, toWord } from './availability.mapper.js';
import { findLastRecord } from './availability.repository.js';
import { availabilityProblems } from './availability.rules.js';

/** Adds records of availability. */
@Injectable()
export class AvailabilityWriter {
  constructor(private readonly audit: AuditLog) {}

  /**
   * Adds the athlete's next record and returns its id. A word that equals the last record adds nothing, as `mustWrite`
   * says. The caller has checked the reach. Of two simultaneous writers the unique key lets one through; the other runs
   * again and finds a version that its coach has not seen, or, when it names none, comes after. `keepsNote`: the coach does
   * not see the note, so a change of the status does not remove it.
   */
  async add(
    tx: EntityManager,
    coach: SignedInCoach,
    athleteId: number,
    body: SetAvailabilityBody,
    { today, now, keepsNote }: { today: CalendarDate; now: Date; keepsNote: boolean },
  ): Promise<number> {
    const sent = toWord(body, today);
    const problems = availabilityProblems(sent, today);
    if (problems.length > 0) throw validationFailed(problems);

    // Writers who name no version all succeed, so they wait for each other instead of using up their retries.
    if (body.version === undefined) await lockRows(tx, 'athletes', [athleteId]);
    const last = await findLastRecord(tx, athleteId);
    const word = keepsNote && sent.status !== 'available' ? { ...sent, note: last?.note ?? null } : sent;
    const version = { stored: last?.sequence ?? 0, seen: body.version, conflictError: availabilityChanged };
    if (!mustWrite(last === null || !hasSameWord(last, word), version)) {
      await this.audit.readWhileWriting(tx, coach, 'profile', [athleteId]);
      return last?.id ?? 0;
    }

    const row: Omit<AthleteAvailabilityEntity, 'id'> & { id?: number } = {
      ...word,
      athleteId,
      sequence: version.stored + 1,
      coachId: coach.coachId,
      recordedOn: today,
      createdAt: now,
    };
    await insertOrRetry<AthleteAvailabilityEntity>(tx, AthleteAvailabilityEntity, [row]);
    await this.audit.wrote(tx, coach, 'profile', 'create', [athleteId]);
    // TypeORM writes the new id into the object it inserts.
    return row.id ?? 0;
  }
}
