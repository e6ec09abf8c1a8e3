import { Injectable } from '@nestjs/common';
import type { SeenBody } from '@touchline/contracts/squad.schema';
import { requireAthletes } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findEntries, lastAnswerTime } from '../../wellness/index.js';
import { SeenAnswerEntity } from './seen-answer.entity.js';

@Injectable()
export class SeenService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Once per coach, athlete and day: a repeated call keeps the first moment, unless the athlete has answered since, or
   * changed the answer. Who opened the row before that has not seen the answer.
   */
  async mark(coach: SignedInCoach, { athlete_id: athleteId, today: sentToday }: SeenBody): Promise<void> {
    const { coachId } = coach;
    const now = this.clock.now();
    const seen = { athleteId, day: coachToday(sentToday, coach, now), coachId };
    await this.unitOfWork.write(async (tx) => {
      const reach = await requireAthletes(tx, coach, 'wellness.read', [athleteId]);
      const stored = await tx.findOneBy(SeenAnswerEntity, seen);
      if (!stored) return insertOrRetry(tx, SeenAnswerEntity, [{ ...seen, seenAt: now }]);
      const [entry] = await findEntries(tx, { reach, athleteId }, { from: seen.day, to: seen.day });
      const answeredAt = entry && lastAnswerTime(entry);
      if (answeredAt && answeredAt > stored.seenAt) await tx.update(SeenAnswerEntity, seen, { seenAt: now });
    });
  }
}
