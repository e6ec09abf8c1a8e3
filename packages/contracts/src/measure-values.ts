import type { CalendarDate } from './calendar-date.js';
import type { DayRule, Direction, Side, TrialRule } from './measure-rules.js';

/** The rules by which a day has one value. */
export interface ValueRules {
  trial_rule: TrialRule;
  day_rule: DayRule;
  direction: Direction;
}

/** One trial as it was measured. */
export interface Trial {
  day: CalendarDate;
  measure_version: number;
  side: Side;
  trial: number;
  /** Null: of no event. */
  event_id: number | null;
  value: number;
}

/** The value of a day and side, which the trials come to; not rounded. */
export interface DayValue {
  day: CalendarDate;
  measure_version: number;
  side: Side;
  value: number;
}

/**
 * One value for each day and side, in the order in which the days come first. Trials that nobody made are no trials: the
 * best and the mean are of those there are. `trials` are in the order in which they were stored, by id: the last of a day
 * is the answer that came last, whichever event it is about, and a corrected one keeps its place.
 */
export function dayValues(trials: readonly Trial[], rulesOf: (version: number) => ValueRules): DayValue[] {
  const days = groupBy(trials, ({ day, side }) => `${day} ${side}`);
  return days.flatMap((ofDay) => {
    const [first] = ofDay;
    if (!first) return [];
    const { day, side, measure_version } = first;
    const rules = rulesOf(measure_version);
    const events = groupBy(ofDay, ({ event_id: id }) => String(id ?? ''));
    const values = events.map((ofEvent) => {
      const inOrder = [...ofEvent].sort((a, b) => a.trial - b.trial);
      return valueBy(
        rules.trial_rule,
        rules.direction,
        inOrder.map(({ value }) => value),
      );
    });
    return [{ day, side, measure_version, value: valueBy(rules.day_rule, rules.direction, values) }];
  });
}

/** What at least one value comes to by a rule. Without a better direction the best is the highest. */
function valueBy(rule: DayRule | TrialRule, direction: Direction, values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (rule === 'sum') return sum;
  if (rule === 'mean') return sum / values.length;
  if (rule === 'last') return values.at(-1) ?? NaN;
  return direction === 'lower' ? Math.min(...values) : Math.max(...values);
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
