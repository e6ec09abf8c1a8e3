import { Injectable } from '@nestjs/common';
import { NEWEST_WORKOUTS } from '@touchline/contracts/list-limits';
import type { ScheduledDate, ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { groupRows } from '../../common/grouping/group-rows.js';
import { dayKeySchema, type DayKey } from '../../common/paging/athlete-rows.js';
import { newestPageOf, type Slice } from '../../common/paging/newest-page.js';
import { pageOf, type ListOrder, type Page } from '../../common/paging/page.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { toScheduledDate, toScheduledWorkout } from './scheduled-workout.mapper.js';
import { findScheduled, findScheduledLines, type ScheduledFilter } from './workout-calendar.repository.js';
import type { ListQuery } from './workout-calendar.schemas.js';

/** With its lines, or without them when the call asks for that. */
export type ListAnswer = ScheduledWorkout | ScheduledDate;

const BY_DAY: ListOrder<ListAnswer, DayKey> = {
  key: dayKeySchema,
  keyOf: ({ scheduled_date: date, id }) => [date, id],
};

@Injectable()
export class WorkoutCalendarService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Empty for a team, athlete or workout out of reach. */
  list(coach: SignedInCoach, { limit, cursor, exercises, ...filter }: ListQuery): Promise<Page<ListAnswer>> {
    const find = (slice: Slice<DayKey>) =>
      exercises === 'false'
        ? this.findDates(coach, { ...filter, ...slice })
        : this.findWorkouts(coach, { ...filter, ...slice });
    const isWhole = filter.athlete_id !== undefined || filter.from !== undefined;
    return isWhole
      ? pageOf({ limit, cursor }, BY_DAY, (after, most) => find({ after, limit: most }))
      : newestPageOf({ limit, cursor }, BY_DAY, NEWEST_WORKOUTS, find);
  }

  /** One query. */
  private async findDates(coach: SignedInCoach, filter: ScheduledFilter): Promise<ScheduledDate[]> {
    return (await findScheduled(this.unitOfWork.read, coach, filter)).map(toScheduledDate);
  }

  /** Two queries, independent of the number of workouts and lines. */
  private async findWorkouts(coach: SignedInCoach, filter: ScheduledFilter): Promise<ScheduledWorkout[]> {
    const manager = this.unitOfWork.read;
    const scheduled = await findScheduled(manager, coach, filter);
    const lines = groupRows(
      await findScheduledLines(manager, coach, filter, scheduled),
      (line) => line.scheduledWorkoutId,
    );
    return scheduled.map((listed) => toScheduledWorkout(listed, lines.get(listed.workout.id) ?? []));
  }
}
