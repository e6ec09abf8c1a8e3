import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';
import type { OwnTest, RecordingPlan } from '../model/sheet-tests.js';

/** A test of the club with sides and trials. */
export const NORDBORD: MeasureDefinition = {
  label: 'Nordbord',
  question: null,
  unit: 'N',
  min: 0,
  max: 1000,
  step: 1,
  direction: 'higher',
  low_words: null,
  high_words: null,
  trials: 3,
  trial_rule: 'best',
  has_sides: true,
  day_rule: 'last',
  kind: 'performance',
  entered_by: 'staff',
  typical_error: null,
};

export function buildMeasure(key: string, changes: Partial<MeasureDefinition> = {}): Measure {
  return {
    key,
    versions: [{ ...NORDBORD, ...changes, measure_version: 1, valid_from: null }],
    is_retired: false,
    revision: 1,
  };
}

/** The product's measures as the catalogue lists them. */
export const PRODUCT_LIST: readonly Measure[] = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
  ...buildMeasure(key, definition),
  revision: null,
}));

export const NORDBORD_TEST: OwnTest = {
  product: null,
  measure: 'own.1',
  definition: { ...NORDBORD, measure_version: 1, valid_from: null },
  label: 'Nordbord (N)',
  dataKind: 'performance',
};
export const NORDBORD_PLAN: RecordingPlan = { label: 'Nordbord (N)', isGrid: true, tests: [NORDBORD_TEST] };
