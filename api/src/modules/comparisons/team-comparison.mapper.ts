import { mondayOf, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isComparedByWeek } from '@touchline/contracts/comparison-rules';
import {
  COMPARED_LOADS,
  COMPARED_WELLNESS,
  type ComparedLoad,
  type Spread,
  type TeamLoad,
  type TeamMeasurements,
  type TeamTests,
  type TeamWellness,
} from '@touchline/contracts/comparisons.schema';
import { ACUTE_DAYS, CHRONIC_DAYS } from '@touchline/contracts/load-windows';
import { SIDES } from '@touchline/contracts/measure-rules';
import type { DayValue } from '@touchline/contracts/measure-values';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { PERFORMANCE_TEST_KINDS } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import { byAthlete, groupRows } from '../../common/grouping/group-rows.js';
import type { DayRange } from '../../common/paging/athlete-rows.js';
import { dayValuesOf, type MeasuredValue } from '../measurements/index.js';
import type { AthleteTest } from '../performance-tests/index.js';
import { loadDays, type LoadDay, type LoadSession } from '../training-load/index.js';
import { hooperIndex, type DayRatings } from '../wellness/index.js';
import { spreadOf } from './calc/spread.js';
import type { Teammates } from './comparisons.repository.js';

/** The values of one athlete on one day; null or absent: none. */
type DayValues<Figure extends string> = { date: CalendarDate } & Partial<Record<Figure, number | null>>;

type FigureRow<Figure extends string> = { date: CalendarDate; figures: Record<Figure, Spread | null> };

/** One row per day with at least one figure; `days` has at most one element per athlete and day, in any order. */
function toFigureRows<Figure extends string>(
  days: readonly DayValues<Figure>[],
  all: readonly Figure[],
  decimals: number,
): FigureRow<Figure>[] {
  const byDate = groupRows(days, ({ date }) => date);
  return [...byDate.keys()].sort().flatMap((date) => {
    const ofDay = byDate.get(date) ?? [];
    const figures = all.map((figure) => {
      const values = ofDay.flatMap((day) => (day as Partial<Record<Figure, number | null>>)[figure] ?? []);
      return [figure, rounded(spreadOf(values), decimals)] as const;
    });
    if (figures.every(([, spread]) => spread === null)) return [];
    return [{ date, figures: Object.fromEntries(figures) as Record<Figure, Spread | null> }];
  });
}

function rounded(spread: Spread | null, decimals: number): Spread | null {
  return spread && { n: spread.n, mean: roundHalfUp(spread.mean, decimals), sd: roundHalfUp(spread.sd, decimals) };
}

export function toTeamWellness(rows: readonly DayRatings[]): TeamWellness {
  return toFigureRows(
    rows.map((row) => ({ ...row, hooper_index: hooperIndex(row) })),
    COMPARED_WELLNESS,
    2,
  );
}

/** `firstDates`: of each athlete's first session; `loads`, by athlete, reach four weeks back before `from`. Only days of members count. */
export function toTeamLoad(
  loads: (athleteId: number) => readonly LoadSession[],
  firstDates: ReadonlyMap<number, CalendarDate>,
  { from, to, isMemberOn }: DayRange & Pick<Teammates, 'isMemberOn'>,
): TeamLoad {
  const days = [...firstDates].flatMap(([athleteId, first]) => {
    const own = loads(athleteId);
    const days = loadDays(own, first, from, to);
    return days.filter(({ date }) => isMemberOn(athleteId, date)).map((day) => toLoadValues(day));
  });
  return toFigureRows(days, COMPARED_LOADS, 2);
}

/** A figure counts when its whole window lies in the athlete's history. */
function toLoadValues(day: LoadDay): DayValues<ComparedLoad> {
  return {
    date: day.date,
    srpe: day.sessions === 0 ? null : day.dailyLoad / day.sessions,
    acute_workload: day.historyDays < ACUTE_DAYS ? null : day.acuteWorkload,
    chronic_workload: day.historyDays < CHRONIC_DAYS ? null : day.chronicWorkload,
    training_monotony: day.trainingMonotony,
    training_strain: day.trainingStrain,
  };
}

/** Each athlete's latest test of a week counts. */
export function toTeamTests(tests: readonly AthleteTest[]): TeamTests {
  const latest = new Map<string, AthleteTest>();
  for (const test of [...tests].sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1)))
    latest.set(`${test.athleteId}/${test.kind}/${mondayOf(test.recordedAt)}`, test);
  return toFigureRows(
    [...latest.values()].map(({ kind, recordedAt, value }) => ({ date: mondayOf(recordedAt), [kind]: value })),
    PERFORMANCE_TEST_KINDS,
    3,
  );
}

/** `values`: of any athletes and days, by any version. Of a week each athlete's latest day counts, by side. */
export function toTeamMeasurements(measure: Measure, values: readonly MeasuredValue[]): TeamMeasurements {
  const byWeek = isComparedByWeek(newestVersion(measure));
  const days = [...byAthlete(values).values()].flatMap((own) => {
    const counted = new Map<string, DayValue>();
    const inOrder = dayValuesOf(measure, own).sort((a, b) => (a.day < b.day ? -1 : 1));
    for (const { day, ...value } of inOrder) {
      const date = byWeek ? mondayOf(day) : day;
      counted.set(`${date} ${value.measure_version} ${value.side}`, { day: date, ...value });
    }
    return [...counted.values()];
  });
  const versions = groupRows(days, ({ measure_version: version }) => version);
  return [...versions]
    .flatMap(([measure_version, ofVersion]) =>
      toFigureRows(
        ofVersion.map(({ day, side, value }) => ({ date: day, [side]: value })),
        SIDES,
        3,
      ).map((row) => ({ ...row, measure_version })),
    )
    .sort((a, b) => (a.date === b.date ? a.measure_version - b.measure_version : a.date < b.date ? -1 : 1));
}
