import { Injectable } from '@nestjs/common';
import { formatWait } from '@touchline/contracts/format-wait';
import { selectExpressions } from '../../database/row-selection.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { CallingApp } from '../auth/calling-app.js';
import { rateLimited } from '../errors/shared.errors.js';
import { AttemptLimiter } from '../limits/attempt-limiter.js';

/** Calls, not entries: more than one and a half per second all day, which only the faulty app of a small club sends. */
const CALLS_PER_HOUR = 6000;
/** The answers of a day in calls of their own, and those of the days before after an outage. */
const CALLS_PER_ATHLETE = 12;

const ATHLETES = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });

/** Limits how often the app of an institution may send anything. The calls are counted in the database, for all instances. */
@Injectable()
export class IntakeLimit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
  ) {}

  /** Counts a call of the app. Throws "rate limited" when the limit of the hour is reached. */
  async count({ institutionId }: CallingApp): Promise<void> {
    if ((await this.reserve(institutionId, CALLS_PER_HOUR)) === null) return;

    // Read beyond the calls that every institution has, so that most calls do not pay for it.
    const athletes = await this.countAthletes(institutionId);
    const waitSeconds = await this.reserve(institutionId, CALLS_PER_HOUR + CALLS_PER_ATHLETE * athletes);
    if (waitSeconds !== null)
      throw rateLimited(`Too many calls. Try again in ${formatWait(waitSeconds)}.`, waitSeconds);
  }

  private reserve(institutionId: number, limit: number): Promise<number | null> {
    return this.limiter.reserve([{ key: `intake:institution:${institutionId}`, limit, windowSeconds: 3600 }]);
  }

  /** With the archived ones, because then an index answers it without reading a row. */
  private async countAthletes(institutionId: number): Promise<number> {
    const counted = await ATHLETES.readOne(
      this.unitOfWork.read,
      `FROM teams team INNER JOIN athletes athlete ON athlete.team_id = team.id
       WHERE team.institution_id = :institutionId`,
      { institutionId },
    );
    return Number(counted?.count);
  }
}
