import { Injectable } from '@nestjs/common';
import type { Availability, SetAvailabilityBody } from '@touchline/contracts/availability.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { createOnce } from '../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { Clock } from '../../common/time/clock.js';
import { coachToday } from '../../common/time/coach-today.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toAvailability } from './availability.mapper.js';
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
      await requireAthletes(tx, coach.coachId, [athleteId]);
      await createOnce(tx, key, now, () => this.writer.add(tx, coach, athleteId, body, { today, now }));
      const stored = await findAvailabilityRecords(tx, [athleteId], { day: today, asItWas: false });
      return toAvailability(stored.get(athleteId), today);
    });
  }
}
