import { In, type EntityManager } from 'typeorm';
import type { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { ChangedEventEntity } from './changed-event.entity.js';
import { EventChangeEntity } from './event-change.entity.js';

/** A recorded change by id; null when it was undone or removed because of its age. */
export function findChange(manager: EntityManager, id: number): Promise<EventChangeEntity | null> {
  return manager.findOneBy(EventChangeEntity, { id });
}

/** A change that this coach made; null for the change of another coach. */
export function findOwnChange(
  manager: EntityManager,
  coachId: number,
  changeId: string,
): Promise<EventChangeEntity | null> {
  return manager.findOneBy(EventChangeEntity, { changeId, coachId });
}

/**
 * The change that made the stored version of an event; null when it was undone or removed because of its age, and for an
 * event that was changed in another way. A change has the instant of the versions that it makes.
 */
export async function findLastChange(
  manager: EntityManager,
  { id: eventId, version: versionAfter, updatedAt }: CalendarEventEntity,
): Promise<EventChangeEntity | null> {
  const changes = await manager.findBy(EventChangeEntity, { kind: 'changed', createdAt: updatedAt });
  const eventChangeId = In(changes.map(({ id }) => id));
  const made = await manager.findOneBy(ChangedEventEntity, { eventChangeId, eventId, versionAfter });
  return changes.find(({ id }) => id === made?.eventChangeId) ?? null;
}

/** The recorded events of a change, by event id. */
export function findChangedEvents(manager: EntityManager, eventChangeId: number): Promise<ChangedEventEntity[]> {
  return manager.find(ChangedEventEntity, { where: { eventChangeId }, order: { eventId: 'ASC' } });
}

export function countChangedEvents(manager: EntityManager, eventChangeId: number): Promise<number> {
  return manager.countBy(ChangedEventEntity, { eventChangeId });
}
