import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { CalendarEvent } from '../calendar/index.js';
import { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';

export interface ScheduledFilter {
  workout_id?: number | undefined;
  team_id?: number | undefined;
  athlete_id?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A scheduled workout with what its event says about it. */
export interface Scheduled {
  workout: ScheduledWorkout;
  title: string;
  date: string;
  teamId: number | null;
  athleteId: number | null;
}

interface EventColumns {
  event_title: string;
  event_date: string;
  event_team_id: number | null;
  event_athlete_id: number | null;
}

/** What is scheduled for the coach's own teams and athletes, by date. One query. */
export async function findScheduled(manager: EntityManager, coachId: number, filter: ScheduledFilter): Promise<Scheduled[]> {
  const query = manager
    .createQueryBuilder(ScheduledWorkout, 'scheduled')
    .addSelect('event.title', 'event_title')
    .addSelect('event.date', 'event_date')
    .addSelect('event.teamId', 'event_team_id')
    .addSelect('event.athleteId', 'event_athlete_id')
    .orderBy('event.date')
    .addOrderBy('scheduled.id');
  const { entities, raw } = await reached(query, coachId, filter).getRawAndEntities<EventColumns>();
  return entities.map((workout, at) => {
    const event = raw[at] as EventColumns;
    return { workout, title: event.event_title, date: event.event_date, teamId: event.event_team_id, athleteId: event.event_athlete_id };
  });
}

/** The rows of the same scheduled workouts, those of one in their order. Asked by the same conditions: no list of ids that grows with the years. */
export function findScheduledRows(manager: EntityManager, coachId: number, filter: ScheduledFilter): Promise<ScheduledWorkoutRow[]> {
  const query = manager
    .createQueryBuilder(ScheduledWorkoutRow, 'line')
    .innerJoin(ScheduledWorkout, 'scheduled', 'scheduled.id = line.scheduledWorkoutId')
    .orderBy('line.scheduledWorkoutId')
    .addOrderBy('line.orderInWorkout');
  return reached(query, coachId, filter).getMany();
}

/** Narrows a query over `scheduled` to what the coach reaches: the team of the event, or of its athlete, is their own. */
function reached<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, coachId: number, filter: ScheduledFilter): SelectQueryBuilder<T> {
  query
    .innerJoin(CalendarEvent, 'event', 'event.workoutUid = scheduled.workoutUid')
    .leftJoin('athletes', 'athlete', 'athlete.id = event.athleteId')
    .innerJoin(TEAM_STAFF, 'staff', staffOf('COALESCE(event.teamId, athlete.team_id)'), { coachId });
  if (filter.workout_id !== undefined) query.andWhere('scheduled.workoutId = :workoutId', { workoutId: filter.workout_id });
  if (filter.team_id !== undefined) query.andWhere('event.teamId = :teamId', { teamId: filter.team_id });
  if (filter.athlete_id !== undefined) query.andWhere('event.athleteId = :athleteId', { athleteId: filter.athlete_id });
  if (filter.from !== undefined) query.andWhere('event.date >= :from', { from: filter.from });
  if (filter.to !== undefined) query.andWhere('event.date <= :to', { to: filter.to });
  return query;
}
