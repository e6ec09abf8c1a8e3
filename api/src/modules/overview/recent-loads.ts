import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import {
  dailyLoads,
  daysSince,
  findFirstSessionDates,
  findSessions,
  loadDays,
  windowStart,
  type LoadDay,
} from '../training-load/index.js';
import { workloadStart } from './calc/weekly-workload.js';

/** What was trained on a day, without the figures that other days have a say in. */
export type TrainedDay = Pick<LoadDay, 'date' | 'sessions' | 'dailyLoad'>;

/** Day after day up to today, none before the first session: this week and the four before it, so never less than 28 days of history. Two queries. */
export async function findRecentLoads(
  manager: EntityManager,
  athleteId: number,
  today: CalendarDate,
): Promise<LoadDay[]> {
  const first = await findFirst(manager, athleteId);
  if (first === undefined) return [];
  const from = workloadStart(today);
  return loadDays(await findSessions(manager, athleteId, { from: windowStart(from), to: today }), first, from, today);
}

/** The same days, of which is read only what was trained on them. Two queries. */
export async function findTrainedDays(
  manager: EntityManager,
  athleteId: number,
  today: CalendarDate,
): Promise<TrainedDay[]> {
  const first = await findFirst(manager, athleteId);
  if (first === undefined) return [];
  const from = workloadStart(today);
  const trained = dailyLoads(await findSessions(manager, athleteId, { from, to: today }));
  return daysSince(first, from, today).map((date) => ({
    date,
    sessions: trained.get(date)?.sessions ?? 0,
    dailyLoad: trained.get(date)?.load ?? 0,
  }));
}

async function findFirst(manager: EntityManager, athleteId: number): Promise<CalendarDate | undefined> {
  return (await findFirstSessionDates(manager, [athleteId])).get(athleteId);
}
