import type { EventScope } from '@touchline/contracts/event-limits';
import { In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { MarkedEvent } from './calc/series-reach.js';
import { isInScope } from './calc/event-scope.js';
import { CalendarEvent } from './calendar-event.entity.js';

/**
 * The series of an event is what was repeated with it and is still of the same team or athlete: one that was given to another team belongs
 * to that team's coaches.
 */

/** The event and what a change of this scope meets beside it, by id. Locked until the end of the transaction: no mark is added and no other change made meanwhile. */
export async function lockScope(tx: EntityManager, opened: CalendarEvent, scope: EventScope): Promise<CalendarEvent[]> {
  const rows = await locked(
    tx,
    scope === 'one' ? tx.createQueryBuilder(CalendarEvent, 'event').where({ id: opened.id }) : seriesOf(tx, opened),
  )
    .orderBy('event.id')
    .getMany();
  return rows.filter((row) => isInScope(row, opened, scope));
}

/** These events as far as they are there, by id; locked as well. */
export function lockEvents(tx: EntityManager, ids: readonly number[]): Promise<CalendarEvent[]> {
  return locked(tx, tx.createQueryBuilder(CalendarEvent, 'event').where({ id: In([...ids]) }))
    .orderBy('event.id')
    .getMany();
}

/** The events of a series, each with how many marks of attendance there are at it. One query. */
export async function findSeriesMarks(manager: EntityManager, opened: CalendarEvent): Promise<MarkedEvent[]> {
  const rows = await seriesOf(manager, opened)
    .select('event.id', 'id')
    .addSelect('event.date', 'date')
    .addSelect('(SELECT COUNT(*) FROM attendance_records mark WHERE mark.event_id = event.id)', 'marks')
    .getRawMany<Omit<MarkedEvent, 'marks'> & { marks: string | number }>();
  return rows.map(({ marks, ...event }) => ({ ...event, marks: Number(marks) }));
}

/** How many marks of attendance there are at each of these events; one without any is not in it. One query. */
export async function countMarks(manager: EntityManager, eventIds: readonly number[]): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder()
    .select('mark.event_id', 'eventId')
    .addSelect('COUNT(*)', 'marks')
    .from('attendance_records', 'mark')
    .where('mark.event_id IN (:...eventIds)', { eventIds })
    .groupBy('mark.event_id')
    .getRawMany<{ eventId: number; marks: string | number }>();
  return new Map(rows.map(({ eventId, marks }) => [eventId, Number(marks)]));
}

function seriesOf(
  manager: EntityManager,
  { id, seriesId, teamId, athleteId }: CalendarEvent,
): SelectQueryBuilder<CalendarEvent> {
  const query = manager.createQueryBuilder(CalendarEvent, 'event');
  return seriesId === null
    ? query.where({ id })
    : query.where({ seriesId, teamId: teamId ?? IsNull(), athleteId: athleteId ?? IsNull() });
}

/** SQLite needs no lock: its writes already take turns. */
function locked(tx: EntityManager, query: SelectQueryBuilder<CalendarEvent>): SelectQueryBuilder<CalendarEvent> {
  return tx.dataSource.options.type === 'mariadb' ? query.setLock('pessimistic_write') : query;
}
