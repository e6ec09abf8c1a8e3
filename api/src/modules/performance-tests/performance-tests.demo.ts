import { daysBetween, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { DemoAthlete, DemoCourse } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Random } from '../../database/demo/random.js';
import { PerformanceTestEntity } from './performance-test.entity.js';

export interface DemoTest {
  kind: PerformanceTestKind;
  recordedAt: string;
  value: number;
}

interface Target {
  /** Mean and standard deviation between athletes, in the unit of the kind. */
  men: readonly [number, number];
  women: readonly [number, number];
  /** Standard deviation from day to day, in the unit of the kind. */
  noise: number;
  /** Least and greatest change after twelve weeks of training, as a share of the value. */
  gain: readonly [number, number];
  decimals: number;
}

const TARGETS: Readonly<Record<PerformanceTestKind, Target>> = {
  grip: { men: [46, 6], women: [33, 4.5], noise: 1.5, gain: [0, 0.02], decimals: 1 },
  sprint: { men: [1.78, 0.06], women: [1.94, 0.06], noise: 0.025, gain: [-0.015, -0.005], decimals: 2 },
  jump: { men: [44, 5], women: [32, 4], noise: 1.1, gain: [0.02, 0.04], decimals: 1 },
};

/** Share of athletes whose values improve. */
const IMPROVING_SHARE = 0.8;
/** Share of tests missed for reasons other than illness and injury. */
const MISSED_SHARE = 0.06;
const TUESDAY = 1;
const TWELVE_WEEKS_DAYS = 84;
/** Number of earlier tests that a trend compares the latest one with. */
const COMPARED_WEEKS = 5;

/** Half a year of weekly tests. */
export const demoPerformanceTests: DemoRows = ({ institutions }, now) => {
  const rows = institutions.flatMap(({ teams }) =>
    teams.flatMap(({ athletes, sport }) =>
      athletes.flatMap((athlete) =>
        weeklyTests(athlete, sport.endsWith('(W)')).map((test) => ({
          athleteId: athlete.id,
          ...test,
          version: 1,
          createdAt: now,
          updatedAt: now,
        })),
      ),
    ),
  );
  return [demoTable(PerformanceTestEntity, rows)];
};

/** One athlete's tests, oldest first: on Tuesdays, never today, so that a demo user can record today's. */
export function weeklyTests({ random, plan, joined, injury, course }: DemoAthlete, isWoman: boolean): DemoTest[] {
  if (joined === null) return [];
  // A separate random source: with the same one, wellness ratings and grip strength would correlate.
  const chance = new Random(Math.floor(random.copy().next() * 2 ** 32), 'fatigue');
  const start = plan[0]?.date ?? joined;
  const today = plan.at(-1)?.date ?? joined;
  const abilities = PERFORMANCE_TEST_KINDS.map((kind) => ability(kind, chance, isWoman));
  const days = plan.filter(({ date }) => weekdayFromMonday(date) === TUESDAY && date < today);
  return days.flatMap(({ date, out }, week) => {
    const onCourse = course && courseTests(course, abilities, days.length - 1 - week);
    const tests = abilities.map(({ kind, base, gain }) => ({
      kind,
      recordedAt: date,
      value: measured(kind, chance, base * (1 + (gain * daysBetween(start, date)) / TWELVE_WEEKS_DAYS)),
    }));
    const missed = tests.map(() => chance.chance(MISSED_SHARE));
    const isPresent = out === null && date >= joined && (injury === null || date < injury.since);
    if (!isPresent) return [];
    return onCourse
      ? onCourse.map((test) => ({ ...test, recordedAt: date }))
      : tests.filter((_, index) => !missed[index]);
  });
}

/**
 * The tests of an athlete on a course, `weeksBack` weeks before the latest ones. The latest and the five before them
 * have no noise and none is missed; null for earlier weeks.
 */
function courseTests(
  { sprint, jump }: DemoCourse,
  abilities: readonly Ability[],
  weeksBack: number,
): Omit<DemoTest, 'recordedAt'>[] | null {
  if (weeksBack > COMPARED_WEEKS) return null;
  const change = (kind: PerformanceTestKind) => (weeksBack > 0 ? 0 : { grip: 0, sprint, jump }[kind]);
  return abilities.map(({ kind, base }) => ({
    kind,
    value: roundHalfUp(base * (1 + change(kind)), TARGETS[kind].decimals),
  }));
}

type Ability = ReturnType<typeof ability>;

function ability(kind: PerformanceTestKind, chance: Random, isWoman: boolean) {
  const {
    men,
    women,
    gain: [least, most],
  } = TARGETS[kind];
  const [mean, deviation] = isWoman ? women : men;
  return {
    kind,
    base: chance.normal(mean, deviation),
    gain: chance.chance(IMPROVING_SHARE) ? chance.between(least, most) : 0,
  };
}

function measured(kind: PerformanceTestKind, chance: Random, value: number): number {
  const { noise, decimals } = TARGETS[kind];
  return roundHalfUp(chance.normal(value, noise), decimals);
}
