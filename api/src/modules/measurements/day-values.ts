import { dayValues, type DayValue } from '@touchline/contracts/measure-values';
import { rulesOf } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { MeasuredValue } from './measurements.repository.js';

/** What an athlete's stored values of one measure come to: one value for each day and side, not rounded. */
export function dayValuesOf(measure: Pick<Measure, 'versions'>, rows: readonly MeasuredValue[]): DayValue[] {
  const trials = rows.map((row) => ({ ...row, measure_version: row.measureVersion, event_id: row.eventId }));
  return dayValues(trials, (version) => rulesOf(measure, version));
}
