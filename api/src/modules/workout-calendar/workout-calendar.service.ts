import { Injectable } from '@nestjs/common';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toScheduledWorkout } from './scheduled-workout.mapper.js';
import { findScheduled, findScheduledLines, type ScheduledFilter } from './workout-calendar.repository.js';
import type { ListQuery } from './workout-calendar.schemas.js';

const BY_DAY: ListOrder<ScheduledWorkout, DayKey> = {
  key: dayKeySchema,
  keyOf: ({ scheduled_date: date, id }) => [date, id],
};

@Injectable()
export class WorkoutCalendarService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Empty for a team, athlete or workout out of reach. */
  list(coach: SignedInCoach, { limit, cursor, ...filter }: ListQuery): Promise<Page<ScheduledWorkout>> {
    return pageOf({ limit, cursor }, BY_DAY, (after, pageLimit) =>
      this.find(coach.coachId, { ...filter, after, limit: pageLimit }),
    );
  }

  /** Two queries, independent of the number of workouts and lines. */
  private async find(coachId: number, filter: ScheduledFilter): Promise<ScheduledWorkout[]> {
    const manager = this.unitOfWork.read;
    const scheduled = await findScheduled(manager, coachId, filter);
    const lines = groupRows(
      await findScheduledLines(manager, coachId, filter, scheduled),
      (line) => line.scheduledWorkoutId,
    );
    return scheduled.map((listed) => toScheduledWorkout(listed, lines.get(listed.workout.id) ?? []));
  }
}
