import { Injectable } from '@nestjs/common';
import type { SeenBody } from '@touchline/contracts/squad.schema';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { SeenAnswerEntity } from './seen-answer.entity.js';

@Injectable()
export class SeenService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Once per coach, athlete and day: a repeated call keeps the first moment. */
  async mark(coach: SignedInCoach, { athlete_id: athleteId, today: sentToday }: SeenBody): Promise<void> {
    const { coachId } = coach;
    const now = this.clock.now();
    const seen = { athleteId, day: coachToday(sentToday, coach, now), coachId };
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coachId, [athleteId]);
      if (await tx.existsBy(SeenAnswerEntity, seen)) return;
      await insertOrRetry(tx, SeenAnswerEntity, [{ ...seen, seenAt: now }]);
    });
  }
}
