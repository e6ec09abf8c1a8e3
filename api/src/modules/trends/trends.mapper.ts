import { roundHalfUp } from '@touchline/contracts/rounding';
import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends, TrendFigure } from '@touchline/contracts/trends.schema';
import { toNameDetails, type RosterAthlete } from '../athletes/index.js';
import { toSquadLoad } from '../squad/index.js';
import { dailyLoads } from '../training-load/index.js';
import { hooperIndex } from '../wellness/index.js';
import { comparedTests } from './calc/compared-tests.js';
import { insightOf } from './calc/insight.js';
import { LEAST_LOAD_CHANGE, loadTrend } from './calc/load-trend.js';
import { TEST_RULES, testTrend, type ComparedTest } from './calc/test-trend.js';
import type { TrendDays } from './calc/trend-days.js';
import { directionOf, type Trend } from './calc/trend.js';
import { variation } from './calc/variation.js';
import { LEAST_WELLNESS_CHANGE, wellnessTrend } from './calc/wellness-trend.js';
import type { TrendRecords } from './trends.repository.js';

export function toAthleteTrends(
  { athlete, sport }: RosterAthlete,
  records: TrendRecords,
  days: TrendDays,
  /** Whether the records suffice for the load note. */
  isLoadJudged: boolean,
): AthleteTrends {
  const [load, wellness, sprint, jump] = [
    loadTrendOf(records, days),
    wellnessTrendOf(records, days),
    testTrendOf('sprint', records, days),
    testTrendOf('jump', records, days),
  ];
  return {
    id: athlete.id,
    name: `${athlete.firstName} ${athlete.lastName}`,
    ...toNameDetails(athlete),
    team: sport,
    team_id: athlete.teamId,
    trainingLoad: toFigure('trainingLoad', load, { decimals: 2, least: LEAST_LOAD_CHANGE }),
    wellness: toFigure('wellness', wellness, { decimals: 1, least: LEAST_WELLNESS_CHANGE }),
    sprint: toFigure('sprint', sprint, { decimals: 3, least: TEST_RULES.sprint.leastChange }),
    vertical: toFigure('vertical', jump, { decimals: 2, least: TEST_RULES.jump.leastChange }),
    variation: variation([load, wellness, sprint, jump]),
    load_high: isLoadJudged && toSquadLoad(records, days.today).high !== null,
  };
}

/** Days before the first session are unknown, not rest days. */
function loadTrendOf({ firstSession, loads }: TrendRecords, { recent, baseline }: TrendDays): Trend | null {
  if (firstSession === undefined) return null;
  const trained = dailyLoads(loads);
  const known = (days: readonly string[]) =>
    days.filter((date) => date >= firstSession).map((date) => trained.get(date) ?? { sessions: 0, load: 0 });
  return loadTrend(known(recent), known(baseline));
}

function wellnessTrendOf({ ratings }: TrendRecords, { baseline }: TrendDays): Trend | null {
  const lastOfBaseline = baseline.at(-1) ?? '';
  const answered = ratings.flatMap((day) => {
    const index = hooperIndex(day);
    return index === null ? [] : [{ index, isRecent: day.date > lastOfBaseline }];
  });
  const indexes = (ofRecent: boolean) =>
    answered.filter(({ isRecent }) => isRecent === ofRecent).map(({ index }) => index);
  return wellnessTrend(indexes(true), indexes(false));
}

function testTrendOf(kind: ComparedTest, { tests }: TrendRecords, { today }: TrendDays): Trend | null {
  const { latest, earlier } = comparedTests(
    tests.filter((test) => test.kind === kind),
    today,
  );
  return testTrend(kind, earlier, latest);
}

/** The only place that rounds. Without data the value is null and the trend flat. */
function toFigure(
  metric: TrendMetric,
  trend: Trend | null,
  { decimals, least }: { decimals: number; least: number },
): TrendFigure {
  return {
    value: trend && roundHalfUp(trend.value, decimals),
    insight: insightOf(metric, trend),
    trend: directionOf(trend, least),
  };
}
