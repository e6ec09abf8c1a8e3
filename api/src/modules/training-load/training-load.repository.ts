import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, In, type EntityManager } from 'typeorm';
import { groupPairs } from '../../database/pair-groups.js';
import { TrainingSession } from './training-session.entity.js';

/** An athlete's sessions between two days, both inclusive, by day and then by number. */
export function findSessions(manager: EntityManager, athleteId: number, from: CalendarDate, to: CalendarDate): Promise<TrainingSession[]> {
  return manager.find(TrainingSession, { where: { athleteId, date: Between(from, to) }, order: { date: 'ASC', id: 'ASC' } });
}

/** The day of an athlete's first session; null without any. */
export async function findFirstSessionDate(manager: EntityManager, athleteId: number): Promise<CalendarDate | null> {
  const [first] = await manager.find(TrainingSession, { select: { date: true }, where: { athleteId }, order: { date: 'ASC', id: 'ASC' }, take: 1 });
  return first?.date ?? null;
}

/** The sessions of these athletes by their names in the athletes' own app; one query, none for none. */
export async function findByExternalIds(manager: EntityManager, wanted: readonly (readonly [athleteId: number, externalId: string])[]): Promise<TrainingSession[]> {
  if (wanted.length === 0) return [];
  return manager.findBy(TrainingSession, groupPairs(wanted).map(({ left, right }) => ({ athleteId: In(left), externalId: In(right) })));
}
