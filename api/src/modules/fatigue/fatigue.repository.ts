import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { FatigueRecord } from './fatigue-record.entity.js';

/** An athlete's newest tests of one kind up to a day, oldest first. */
export async function findNewestTests(manager: EntityManager, athleteId: number, kind: FatigueKind, to: CalendarDate, limit: number): Promise<FatigueRecord[]> {
  const newestFirst = await manager.find(FatigueRecord, { where: { athleteId, kind, recordedAt: LessThanOrEqual(to) }, order: { recordedAt: 'DESC' }, take: limit });
  return newestFirst.reverse();
}
