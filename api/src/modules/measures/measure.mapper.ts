import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';
import type { MeasureEntity } from './measure.entity.js';

/** The measures that every club has. */
export const PRODUCT: readonly Measure[] = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
  key,
  versions: [{ ...definition, measure_version: 1, valid_from: null }],
  is_retired: false,
  revision: null,
}));

/** Measures from their versions, which are ordered by key and version. */
export function toMeasures(rows: readonly MeasureEntity[]): Measure[] {
  const byKey = new Map<string, MeasureEntity[]>();
  for (const row of rows) byKey.set(row.measureKey, [...(byKey.get(row.measureKey) ?? []), row]);
  return [...byKey.values()].map(toMeasure);
}

export function toMeasure(versions: readonly MeasureEntity[]): Measure {
  const newest = versions.at(-1);
  if (!newest) throw new RangeError('a measure without a version');
  return {
    key: newest.measureKey,
    versions: versions.map(({ definition, measureVersion, validFrom }) => ({
      ...definition,
      measure_version: measureVersion,
      valid_from: validFrom,
    })),
    is_retired: newest.isRetired,
    revision: newest.version,
  };
}

/** The fields of a definition, of a body that has more. */
export function toDefinition(sent: MeasureDefinition): MeasureDefinition {
  const { label, question, unit, min, max, step, direction, low_words, high_words } = sent;
  const { trials, trial_rule, has_sides, day_rule, kind, entered_by, typical_error } = sent;
  return {
    ...{ label, question, unit, min, max, step, direction, low_words, high_words },
    ...{ trials, trial_rule, has_sides, day_rule, kind, entered_by, typical_error },
  };
}
