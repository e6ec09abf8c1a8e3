import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { SIDES, type Side } from '@touchline/contracts/measure-rules';
import { dayValues } from '@touchline/contracts/measure-values';
import { rulesOf } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';

/** The values of one day: what the trials or answers of each side come to. */
export interface OwnDay {
  date: CalendarDate;
  /** The version of the measure; values of different versions are not compared. */
  version: number;
  /** Not rounded; without the sides that were not measured. */
  values: ReadonlyMap<Side, number>;
}

/** The days with values, oldest first. */
export function ownDays(measure: Measure, values: readonly Measurement[]): OwnDay[] {
  const days = new Map<CalendarDate, { version: number; values: Map<Side, number> }>();
  for (const { day, side, measure_version: version, value } of dayValues(values, (number) =>
    rulesOf(measure, number),
  )) {
    const ofDay = days.get(day) ?? { version, values: new Map<Side, number>() };
    ofDay.values.set(side, value);
    days.set(day, ofDay);
  }
  return [...days].map(([date, ofDay]) => ({ date, ...ofDay })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The sides that have a value, in the order of charts. */
export function measuredSides(days: readonly OwnDay[]): Side[] {
  return SIDES.filter((side) => days.some(({ values }) => values.has(side)));
}

/** `Left`; '' where a measure has no sides. */
export const SIDE_LABELS: Readonly<Record<Side, string>> = { none: '', left: 'Left', right: 'Right' };
