import { In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { isOwnAthlete, ownMembers, staffOf, TEAM_STAFF, type Reacher } from '../../common/access/coach-reach.js';
import type { DayKey, DayWindow } from '../../common/paging/athlete-rows.js';
import type { Slice } from '../../common/paging/newest-page.js';
import { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';

/** All conditions are combined with AND. */
export interface ScheduledFilter extends Pick<DayWindow, 'from' | 'to'>, Slice<DayKey> {
  id?: number | undefined;
  workout_id?: number | undefined;
  team_id?: number | undefined;
  athlete_id?: number | undefined;
}

/** A scheduled workout with the columns of its event. */
export interface ListedWorkout {
  workout: ScheduledWorkoutEntity;
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

/** The scheduled workouts of the coach's teams and athletes, by date. One query. */
export async function findScheduled(
  manager: EntityManager,
  coach: Reacher,
  filter: ScheduledFilter,
): Promise<ListedWorkout[]> {
  const direction = filter.isFromEnd ? 'DESC' : 'ASC';
  const query = manager
    .createQueryBuilder(ScheduledWorkoutEntity, 'scheduled')
    .addSelect('event.title', 'event_title')
    .addSelect('event.date', 'event_date')
    .addSelect('event.team_id', 'event_team_id')
    .addSelect('event.athlete_id', 'event_athlete_id')
    .orderBy('event.date', direction)
    .addOrderBy('scheduled.id', direction)
    .limit(filter.limit);
  const { entities, raw } = await withinReach(query, coach, filter).getRawAndEntities<EventColumns>();
  return entities.map((workout, at) => {
    const event = raw[at] as EventColumns;
    return {
      workout,
      title: event.event_title,
      date: event.event_date,
      teamId: event.event_team_id,
      athleteId: event.event_athlete_id,
    };
  });
}

/**
 * The lines of the scheduled workouts that the filter `found`, in their order within each workout. For a page they are
 * selected by id, for the whole list by the conditions of the filter: a list of ids would grow with the years.
 */
export function findScheduledLines(
  manager: EntityManager,
  coach: Reacher,
  filter: ScheduledFilter,
  found: readonly ListedWorkout[],
): Promise<ScheduledWorkoutLineEntity[]> {
  const query = manager
    .createQueryBuilder(ScheduledWorkoutLineEntity, 'line')
    .orderBy('line.scheduledWorkoutId')
    .addOrderBy('line.orderInWorkout');
  // Nothing has the id 0. An empty list of ids would make SQLite read the whole table.
  if (filter.limit !== undefined)
    return query.where({ scheduledWorkoutId: In([0, ...found.map(({ workout }) => workout.id)]) }).getMany();
  return withinReach(
    query.innerJoin(ScheduledWorkoutEntity, 'scheduled', 'scheduled.id = line.scheduledWorkoutId'),
    coach,
    filter,
  ).getMany();
}

/**
 * Restricts a query over `scheduled` to the filter and the reach of the coach: the team of the event, or one of its
 * athlete's, is an own one. The COALESCE changes no value: it makes the database start from the own events and not from
 * the scheduled workouts of all clubs.
 */
function withinReach<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { coachId, today }: Reacher,
  filter: ScheduledFilter,
): SelectQueryBuilder<T> {
  const {
    id: scheduledId,
    workout_id: workoutId,
    team_id: teamId,
    athlete_id: athleteId,
    from,
    to,
    after,
    before,
  } = filter;
  const [day, id] = after ?? before ?? [];
  query
    .innerJoin(`(${ownEventsSql(filter)})`, 'event', "scheduled.workout_uid = COALESCE(event.workout_uid, '')")
    .setParameters({ coachId, today, scheduledId, workoutId, teamId, athleteId, from, to, day, id });
  if (after !== undefined) query.andWhere('(event.date > :day OR scheduled.id > :id)');
  if (before !== undefined) query.andWhere('(event.date < :day OR scheduled.id < :id)');
  return query;
}

/**
 * The workout events of the coach's teams and athletes. Joined by UNION ALL, because no index serves a condition with
 * OR.
 */
function ownEventsSql({
  id,
  workout_id: workoutId,
  team_id: teamId,
  athlete_id: athleteId,
  from,
  to,
  after,
  before,
}: ScheduledFilter): string {
  const conditions = ['own.workout_uid IS NOT NULL'];
  if (id !== undefined)
    conditions.push(
      'own.workout_uid = (SELECT copy.workout_uid FROM scheduled_workouts copy WHERE copy.id = :scheduledId)',
    );
  if (workoutId !== undefined)
    conditions.push(
      'own.workout_uid IN (SELECT copy.workout_uid FROM scheduled_workouts copy WHERE copy.workout_id = :workoutId)',
    );
  if (teamId !== undefined) conditions.push('own.team_id = :teamId');
  if (athleteId !== undefined) conditions.push('own.athlete_id = :athleteId');
  if (from !== undefined) conditions.push('own.date >= :from');
  if (to !== undefined) conditions.push('own.date <= :to');
  if (after !== undefined) conditions.push('own.date >= :day');
  if (before !== undefined) conditions.push('own.date <= :day');
  const columns = 'SELECT own.workout_uid, own.title, own.date, own.team_id, own.athlete_id FROM calendar_events own';
  const ofTeams = `${columns} INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('own.team_id', 'plan.read')} WHERE ${conditions.join(' AND ')}`;
  // Of few events each is asked for its athlete; of many, those of the coach's athletes are read.
  const isOfFew = id !== undefined || workoutId !== undefined || athleteId !== undefined;
  const ofAthletes = isOfFew
    ? `${columns} INNER JOIN athletes athlete ON athlete.id = own.athlete_id
       WHERE ${[...conditions, isOwnAthlete('plan.read')].join(' AND ')}`
    : `${columns} INNER JOIN ${ownMembers('plan.read')} ON member.athlete_id = own.athlete_id WHERE ${conditions.join(' AND ')}`;
  if (teamId !== undefined) return ofTeams;
  return athleteId === undefined ? `${ofTeams} UNION ALL ${ofAthletes}` : ofAthletes;
}
