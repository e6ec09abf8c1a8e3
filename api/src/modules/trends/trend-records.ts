import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { findTestsOf, type AthleteTest } from '../fatigue/index.js';
import { findFirstSessionDates, findLoadsOf, type AthleteLoad } from '../training-load/index.js';
import { findRatingsOf, type AthleteRatings } from '../wellness/index.js';
import { testsStart } from './calc/compared-tests.js';
import type { TrendDays } from './calc/trend-days.js';

/** What is stored of one athlete, as far as the trends need it; lists in any order. */
export interface TrendRecords {
  /** The day of the very first session, which may lie before the windows; undefined without any. */
  firstSession: CalendarDate | undefined;
  /** Of both windows; so are the ratings. */
  loads: readonly AthleteLoad[];
  ratings: readonly AthleteRatings[];
  /** Sprints and jumps. */
  tests: readonly AthleteTest[];
}

/** The records that have a say in the trends of these athletes on a day. Four queries, none for nobody; read as bare figures, of days alone that count. */
export async function findTrendRecords(
  manager: EntityManager,
  athleteIds: readonly number[],
  { today, baseline }: TrendDays,
): Promise<{ of(athleteId: number): TrendRecords }> {
  if (athleteIds.length === 0) return { of: () => ({ firstSession: undefined, loads: [], ratings: [], tests: [] }) };
  const window = { from: baseline[0] ?? today, to: today };
  const firsts = await findFirstSessionDates(manager, athleteIds);
  const loads = byAthlete(await findLoadsOf(manager, athleteIds, window));
  const ratings = byAthlete(await findRatingsOf(manager, athleteIds, window));
  const tests = byAthlete(
    await findTestsOf(manager, athleteIds, ['sprint', 'jump'], { from: testsStart(today), to: today }),
  );
  return {
    of: (id) => ({
      firstSession: firsts.get(id),
      loads: loads.get(id) ?? [],
      ratings: ratings.get(id) ?? [],
      tests: tests.get(id) ?? [],
    }),
  };
}
