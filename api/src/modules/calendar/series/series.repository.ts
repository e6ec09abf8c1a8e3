import type { EventScope } from '@touchline/contracts/event-limits';
import { In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { EventMarkCount } from '../calc/scope-counts.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';

/**
 * The series of an event consists of the events that were created with it and still belong to the same team or athlete.
 * An event that was moved to another team is no longer part of it, because the coaches of that team decide about it.
 */

/**
 * Locks the events from which the scope selects, and returns them by id: the event alone, or its series. Until the end
 * of the transaction nobody else can change them or add an attendance mark.
 */
export function lockSeries(
  tx: EntityManager,
  opened: CalendarEventEntity,
  scope: EventScope,
): Promise<CalendarEventEntity[]> {
  return withLock(tx, scopeOf(tx, opened, scope))
    .orderBy('event.id')
    .getMany();
}

/** As `lockSeries`, without the lock: what it returns may change at any moment. One query. */
export function findSeries(
  manager: EntityManager,
  opened: CalendarEventEntity,
  scope: EventScope,
): Promise<CalendarEventEntity[]> {
  return scopeOf(manager, opened, scope).orderBy('event.id').getMany();
}

/** Locks events and returns those that still exist, by id. */
export function lockEvents(tx: EntityManager, ids: readonly number[]): Promise<CalendarEventEntity[]> {
  const query = tx.createQueryBuilder(CalendarEventEntity, 'event').where({ id: In([...ids]) });
  return withLock(tx, query).orderBy('event.id').getMany();
}

/** The events of a series, each with its number of attendance marks. One query. */
export async function findSeriesMarks(manager: EntityManager, opened: CalendarEventEntity): Promise<EventMarkCount[]> {
  const rows = await seriesOf(manager, opened)
    .select('event.id', 'id')
    .addSelect('event.date', 'date')
    .addSelect('(SELECT COUNT(*) FROM attendance_records mark WHERE mark.event_id = event.id)', 'marks')
    .getRawMany<Omit<EventMarkCount, 'marks'> & { marks: string | number }>();
  return rows.map(({ marks, ...event }) => ({ ...event, marks: Number(marks) }));
}

/** The number of attendance marks by event id; events without marks are left out. One query. */
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

/** The events from which `isInScope` selects those of the scope. */
function scopeOf(
  manager: EntityManager,
  opened: CalendarEventEntity,
  scope: EventScope,
): SelectQueryBuilder<CalendarEventEntity> {
  return scope === 'one'
    ? manager.createQueryBuilder(CalendarEventEntity, 'event').where({ id: opened.id })
    : seriesOf(manager, opened);
}

function seriesOf(
  manager: EntityManager,
  { id, seriesId, teamId, athleteId }: CalendarEventEntity,
): SelectQueryBuilder<CalendarEventEntity> {
  const query = manager.createQueryBuilder(CalendarEventEntity, 'event');
  return seriesId === null
    ? query.where({ id })
    : query.where({ seriesId, teamId: teamId ?? IsNull(), athleteId: athleteId ?? IsNull() });
}

/** SQLite needs no row locks: it runs one write transaction at a time. */
function withLock(
  tx: EntityManager,
  query: SelectQueryBuilder<CalendarEventEntity>,
): SelectQueryBuilder<CalendarEventEntity> {
  return tx.dataSource.options.type === 'mariadb' ? query.setLock('pessimistic_write') : query;
}
