import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { staffOf, TEAM_STAFF } from '../../common/access/coach-reach.js';
import { selectExpressions } from '../../database/row-selection.js';
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

const MEMBER = selectExpressions<{ athleteId: number | null }>({ athleteId: 'athlete.id' });

/**
 * Ids of the athletes of the coach's teams, or of one team: empty without athletes, null when that team is out of
 * reach. One query.
 */
export async function findRoster(
  manager: EntityManager,
  coachId: number,
  teamId: number | undefined,
): Promise<number[] | null> {
  const rows = await MEMBER.read(
    manager,
    `FROM teams team INNER JOIN ${TEAM_STAFF} staff ON ${staffOf('team.id')}
     LEFT JOIN athletes athlete ON athlete.team_id = team.id AND athlete.archived_at IS NULL
     ${teamId === undefined ? '' : 'WHERE team.id = :teamId'}`,
    { coachId, teamId },
  );
  if (teamId !== undefined && rows.length === 0) return null;
  return rows.flatMap(({ athleteId }) => athleteId ?? []);
}

/** The training of one day, without the figures that depend on other days. */
export type TrainedDay = Pick<LoadDay, 'date' | 'sessions' | 'dailyLoad'>;

/** Each day of this week up to today and of the four weeks before it, none before the first session. Two queries. */
export async function findRecentLoads(
  manager: EntityManager,
  athleteId: number,
  today: CalendarDate,
): Promise<LoadDay[]> {
  const first = await findFirstSessionDate(manager, athleteId);
  if (first === undefined) return [];
  const from = workloadStart(today);
  return loadDays(await findSessions(manager, athleteId, { from: windowStart(from), to: today }), first, from, today);
}

/** The same days, without the figures that depend on other days. Two queries. */
export async function findTrainedDays(
  manager: EntityManager,
  athleteId: number,
  today: CalendarDate,
): Promise<TrainedDay[]> {
  const first = await findFirstSessionDate(manager, athleteId);
  if (first === undefined) return [];
  const from = workloadStart(today);
  const trained = dailyLoads(await findSessions(manager, athleteId, { from, to: today }));
  return daysSince(first, from, today).map((date) => ({
    date,
    sessions: trained.get(date)?.sessions ?? 0,
    dailyLoad: trained.get(date)?.load ?? 0,
  }));
}

async function findFirstSessionDate(manager: EntityManager, athleteId: number): Promise<CalendarDate | undefined> {
  return (await findFirstSessionDates(manager, [athleteId])).get(athleteId);
}
