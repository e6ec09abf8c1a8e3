import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import type { ReachedAthlete } from '../../common/paging/athlete-rows.js';
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

/** The training of one day, without the figures that depend on other days. */
export type TrainedDay = Pick<LoadDay, 'date' | 'sessions' | 'dailyLoad'>;

/** Each day of this week up to today and of the four weeks before it, none before the first session. Two queries. */
export async function findRecentLoads(
  manager: EntityManager,
  athlete: ReachedAthlete,
  today: CalendarDate,
): Promise<LoadDay[]> {
  const first = await findFirstSessionDate(manager, athlete);
  if (first === undefined) return [];
  const from = workloadStart(today);
  return loadDays(await findSessions(manager, athlete, { from: windowStart(from), to: today }), first, from, today);
}

/** The same days, without the figures that depend on other days. Two queries. */
export async function findTrainedDays(
  manager: EntityManager,
  athlete: ReachedAthlete,
  today: CalendarDate,
): Promise<TrainedDay[]> {
  const first = await findFirstSessionDate(manager, athlete);
  if (first === undefined) return [];
  const from = workloadStart(today);
  const trained = dailyLoads(await findSessions(manager, athlete, { from, to: today }));
  return daysSince(first, from, today).map((date) => ({
    date,
    sessions: trained.get(date)?.sessions ?? 0,
    dailyLoad: trained.get(date)?.load ?? 0,
  }));
}

async function findFirstSessionDate(
  manager: EntityManager,
  { reach, athleteId }: ReachedAthlete,
): Promise<CalendarDate | undefined> {
  return (await findFirstSessionDates(manager, { reach, athleteIds: [athleteId] })).get(athleteId);
}
