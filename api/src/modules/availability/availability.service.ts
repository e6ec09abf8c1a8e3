import { Injectable } from '@nestjs/common';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import { requireAthletes, requireTeamsOf } from '../../common/access/coach-reach.js';
import { mayInOneOf } from '../../common/access/role-access.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toAvailability, withoutHiddenNote } from './availability.mapper.js';
import { findAvailabilityRecords } from './availability.repository.js';
import { AvailabilityWriter } from './availability.writer.js';

@Injectable()
export class AvailabilityService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly writer: AvailabilityWriter,
    private readonly clock: Clock,
  ) {}

  /** Adds a record, once per idempotency key, and returns the staff's word of today. */
  async set(
    coach: SignedInCoach,
    athleteId: number,
    body: SetAvailabilityBody,
    key: IdempotencyKey | null,
  ): Promise<Availability> {
    const now = this.clock.now();
    const today = coachToday(body.today, coach, now);
    return this.unitOfWork.write(async (tx) => {
      const teamIds = await requireTeamsOf(tx, coach, 'availability.write', athleteId);
      if (body.note) await requireAthletes(tx, coach, 'health.write', [athleteId]);
      const keepsNote = !mayInOneOf(coach.roles, 'health.read', teamIds);
      await createOnce(tx, key, now, () => this.writer.add(tx, coach, athleteId, body, { today, now, keepsNote }));
      const stored = await findAvailabilityRecords(tx, [athleteId], { day: today, asItWas: false });
      return withoutHiddenNote(toAvailability(stored.get(athleteId), today), coach.roles, teamIds);
    });
  }
}
