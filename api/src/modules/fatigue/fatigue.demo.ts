import { daysBetween, weekdayFromMonday } from '@touchline/contracts/calendar-date';
import { FATIGUE_KINDS, type FatigueKind } from '@touchline/contracts/fatigue-kinds';
import { roundHalfUp } from '@touchline/contracts/rounding';
import type { DemoAthlete, DemoCourse } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { Random } from '../../database/demo/random.js';
import { FatigueRecord } from './fatigue-record.entity.js';

export interface DemoTest {
  kind: FatigueKind;
  recordedAt: string;
  value: number;
}

interface Target {
  /** Mean and deviation between people. */
  men: readonly [number, number];
  women: readonly [number, number];
  /** Deviation from day to day. */
  noise: number;
  /** What twelve weeks of training change, from and to; a share of the value. */
  gain: readonly [number, number];
  decimals: number;
}

const TARGETS: Readonly<Record<FatigueKind, Target>> = {
  grip: { men: [46, 6], women: [33, 4.5], noise: 1.5, gain: [0, 0.02], decimals: 1 },
  sprint: { men: [1.78, 0.06], women: [1.94, 0.06], noise: 0.025, gain: [-0.015, -0.005], decimals: 2 },
  jump: { men: [44, 5], women: [32, 4], noise: 1.1, gain: [0.02, 0.04], decimals: 1 },
};

/** Not everybody gets better. */
const IMPROVES = 0.8;
/** Besides those who are ill or injured. */
const MISSED = 0.06;
const TUESDAY = 1;
const TWELVE_WEEKS = 84;
/** Tests that a latest one is held against. */
const COMPARED_WEEKS = 5;

/** Half a year of weekly tests. */
export const demoFatigue: DemoRows = ({ institutions }, now) => {
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
  return [demoTable(FatigueRecord, rows)];
};

/** One athlete's tests, oldest first: on Tuesdays, never today, so that today's can still be recorded. */
export function weeklyTests({ random, plan, joined, injury, course }: DemoAthlete, isWoman: boolean): DemoTest[] {
  if (joined === null) return [];
  // A source of its own: from the same one, who answers high would also grip hard.
  const chance = new Random(Math.floor(random.copy().next() * 2 ** 32), 'fatigue');
  const start = plan[0]?.date ?? joined;
  const today = plan.at(-1)?.date ?? joined;
  const abilities = FATIGUE_KINDS.map((kind) => ability(kind, chance, isWoman));
  const days = plan.filter(({ date }) => weekdayFromMonday(date) === TUESDAY && date < today);
  return days.flatMap(({ date, out }, week) => {
    const even = course && evenTests(course, abilities, days.length - 1 - week);
    const tests = abilities.map(({ kind, base, gain }) => ({
      kind,
      recordedAt: date,
      value: measured(kind, chance, base * (1 + (gain * daysBetween(start, date)) / TWELVE_WEEKS)),
    }));
    const missed = tests.map(() => chance.chance(MISSED));
    const isThere = out === null && date >= joined && (injury === null || date < injury.since);
    if (!isThere) return [];
    return even ? even.map((test) => ({ ...test, recordedAt: date })) : tests.filter((_, at) => !missed[at]);
  });
}

/** What somebody on a course does `back` weeks before their latest tests: those and the five before them are even, and none is missed; null earlier. */
function evenTests(
  { sprint, jump }: DemoCourse,
  abilities: readonly Ability[],
  back: number,
): Omit<DemoTest, 'recordedAt'>[] | null {
  if (back > COMPARED_WEEKS) return null;
  const change = (kind: FatigueKind) => (back > 0 ? 0 : { grip: 0, sprint, jump }[kind]);
  return abilities.map(({ kind, base }) => ({
    kind,
    value: roundHalfUp(base * (1 + change(kind)), TARGETS[kind].decimals),
  }));
}

type Ability = ReturnType<typeof ability>;

function ability(kind: FatigueKind, chance: Random, isWoman: boolean) {
  const {
    men,
    women,
    gain: [least, most],
  } = TARGETS[kind];
  const [mean, deviation] = isWoman ? women : men;
  return {
    kind,
    base: chance.normal(mean, deviation),
    gain: chance.chance(IMPROVES) ? chance.between(least, most) : 0,
  };
}

function measured(kind: FatigueKind, chance: Random, value: number): number {
  const { noise, decimals } = TARGETS[kind];
  return roundHalfUp(chance.normal(value, noise), decimals);
}
