import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, type EntityManager } from 'typeorm';
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
