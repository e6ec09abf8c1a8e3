import type { OwnTest, RecordingPlan } from '../model/sheet-tests.js';
import { NORDBORD } from '../../../../shared/testing/measures.js';

export const NORDBORD_TEST: OwnTest = {
  product: null,
  measure: 'own.1',
  definition: { ...NORDBORD, measure_version: 1, valid_from: null },
  label: 'Nordbord (N)',
  dataKind: 'performance',
};
export const NORDBORD_PLAN: RecordingPlan = { label: 'Nordbord (N)', isGrid: true, tests: [NORDBORD_TEST] };
