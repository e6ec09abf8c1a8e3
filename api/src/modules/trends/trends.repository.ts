import { letOthersRun } from '../../common/concurrency/map-in-turns.js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import type { Reach } from '../../common/access/reach.js';
import { byAthlete } from '../../common/grouping/group-rows.js';
import { findTestsOf, type AthleteTest } from '../performance-tests/index.js';
import { findFirstSessionDates, findLoadsOf, type LoadSession } from '../training-load/index.js';
import { findRatingsOf, type DayRatings } from '../wellness/index.js';
import { testsStart } from './calc/compared-tests.js';
import type { TrendDays } from './calc/trend-days.js';

/** The stored records of one athlete that the trends need; lists are unordered. */
export interface TrendRecords {
  /** Date of the first session ever, possibly before the windows; undefined without sessions. */
  firstSession: CalendarDate | undefined;
  /** Loads and ratings of both windows. */
  loads: readonly LoadSession[];
  ratings: readonly DayRatings[];
  /** Sprint and jump tests. */
  tests: readonly AthleteTest[];
}

/**
 * The records that affect the trends of these athletes (at least one) on a day, by athlete; loads also of the days from `loadsFrom` on.
 * Four queries; reads raw columns of the needed days only.
 */
export async function findTrendRecords(
  manager: EntityManager,
  { reach, athleteIds }: { reach: (permission: Permission) => Reach; athleteIds: readonly number[] },
  { today, baseline }: TrendDays,
  loadsFrom: CalendarDate | null,
): Promise<(athleteId: number) => TrendRecords> {
  const of = (permission: Permission) => ({ reach: reach(permission).by(today), athleteIds });
  const window = { from: baseline[0] ?? today, to: today };
  const firstSessions = await findFirstSessionDates(manager, of('load.read'));
  await letOthersRun();
  const loads = await findLoadsOf(manager, of('load.read'), { ...window, from: loadsFrom ?? window.from });
  await letOthersRun();
  const ratings = await findRatingsOf(manager, of('wellness.read'), window);
  await letOthersRun();
  const tests = byAthlete(
    await findTestsOf(manager, of('performance.read'), ['sprint', 'jump'], { from: testsStart(today), to: today }),
  );
  await letOthersRun();

  return (athleteId) => ({
    firstSession: firstSessions.get(athleteId),
    loads: loads(athleteId),
    ratings: ratings(athleteId),
    tests: tests.get(athleteId) ?? [],
  });
}
