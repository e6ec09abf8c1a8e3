import { SIDES } from '@touchline/contracts/measure-rules';
import { dayValues, type DayValue } from '@touchline/contracts/measure-values';
import { rulesOf } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { MeasuredValue } from './measurements.repository.js';

/**
 * What an athlete's stored values of one measure, in any order, come to: one value for each day and side, not rounded. The
 * sides are in the order of charts.
 */
export function dayValuesOf(measure: Pick<Measure, 'versions'>, rows: readonly MeasuredValue[]): DayValue[] {
  const trials = rows
    .map((row) => ({ ...row, measure_version: row.measureVersion, event_id: row.eventId }))
    .sort((a, b) => SIDES.indexOf(a.side) - SIDES.indexOf(b.side) || a.id - b.id);
  return dayValues(trials, (version) => rulesOf(measure, version));
}
