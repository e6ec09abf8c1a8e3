import { Injectable } from '@nestjs/common';
import type { CopiedWeek, CopyWeekBody } from '@touchline/contracts/calendar.schema';
import { requireTeam } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { createOnce } from '../../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findCopiedWeek } from './copy-week.repository.js';
import { requireWithinCalendar } from './copy-week.rules.js';
import { copyWeek } from './copy-week.writer.js';

@Injectable()
export class CopyWeekService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Copies a week of an own team; once per idempotency key. A repeated call returns the result of the first one, even
   * when the two weeks have changed since, and throws "not found" when the copy was undone.
   */
  async copy(coach: SignedInCoach, body: CopyWeekBody, key: IdempotencyKey | null): Promise<CopiedWeek> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'plan.write', body.team_id);
      requireWithinCalendar(body);

      const id = await createOnce(tx, key, now, () => copyWeek(tx, coach.coachId, body, now));

      const found = await findCopiedWeek(tx, id);
      if (!found) throw notFound();
      const { copied, alreadyThere, workoutsLeft } = found.week;
      return { change_id: found.changeId, copied, already_there: alreadyThere, workouts_left: workoutsLeft };
    });
  }
}
