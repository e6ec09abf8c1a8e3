import type { EntityManager } from 'typeorm';
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

/** The recorded events of a change, by event id. */
export function findChangedEvents(manager: EntityManager, eventChangeId: number): Promise<ChangedEventEntity[]> {
  return manager.find(ChangedEventEntity, { where: { eventChangeId }, order: { eventId: 'ASC' } });
}

export function countChangedEvents(manager: EntityManager, eventChangeId: number): Promise<number> {
  return manager.countBy(ChangedEventEntity, { eventChangeId });
}
