import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { findFirstSessionDates, findSessions, loadDays, windowStart, type LoadDay } from '../training-load/index.js';
import { workloadStart } from './calc/weekly-workload.js';

/** Day after day up to today, none before the first session: this week and the four before it, so never less than 28 days of history. Two queries. */
export async function findRecentLoads(manager: EntityManager, athleteId: number, today: CalendarDate): Promise<LoadDay[]> {
  const first = (await findFirstSessionDates(manager, [athleteId])).get(athleteId);
  if (first === undefined) return [];
  const from = workloadStart(today);
  return loadDays(await findSessions(manager, athleteId, { from: windowStart(from), to: today }), first, from, today);
}
