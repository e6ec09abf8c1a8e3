import { Injectable } from '@nestjs/common';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { dayKeySchema, type DayKey } from '../../common/paging/day-window.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toScheduledWorkout } from './scheduled-workout.mapper.js';
import { findScheduled, findScheduledRows, type ScheduledFilter } from './workout-calendar.repository.js';
import type { ListQuery } from './workout-calendar.schemas.js';

const BY_DAY: ListOrder<ScheduledWorkout, DayKey> = {
  key: dayKeySchema,
  keyOf: ({ scheduled_date: date, id }) => [date, id],
};

@Injectable()
export class WorkoutCalendarService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** A foreign team, athlete or workout has nothing scheduled. */
  list(coach: SignedInCoach, { limit, cursor, ...filter }: ListQuery): Promise<Page<ScheduledWorkout>> {
    return pageOf({ limit, cursor }, BY_DAY, (after, most) =>
      this.find(coach.coachId, { ...filter, after, limit: most }),
    );
  }

  /** Two queries whatever the number of workouts and rows. */
  private async find(coachId: number, filter: ScheduledFilter): Promise<ScheduledWorkout[]> {
    const manager = this.unitOfWork.read;
    const scheduled = await findScheduled(manager, coachId, filter);
    const rows = groupRows(
      await findScheduledRows(manager, coachId, filter, scheduled),
      (row) => row.scheduledWorkoutId,
    );
    return scheduled.map((one) => toScheduledWorkout(one, rows.get(one.workout.id) ?? []));
  }
}
