import { IMPORT_TARGET_KEYS } from './import-fields.js';
import { importTargetOf } from './import-targets.js';
import { PRODUCT_MEASURES, type ProductMeasure } from './measure-catalogue.js';
import type { Measure, MeasureDefinition } from './measures.schema.js';

const measureOf = ({ key, store: _store, ...definition }: ProductMeasure, change: Partial<Measure> = {}): Measure => ({
  ...{ key, is_retired: false, revision: null },
  versions: [{ ...definition, measure_version: 1, valid_from: null }],
  ...change,
});
const own = (key: string, change: Partial<MeasureDefinition>, more: Partial<Measure> = {}) =>
  measureOf({ ...PRODUCT_MEASURES[0], key, ...change }, more);
const MEASURES = [
  ...PRODUCT_MEASURES.map((each) => measureOf(each)),
  own('own.1', { label: 'Mood', question: 'How is your mood?', max: 5 }),
  own('own.2', { label: 'Old question' }, { is_retired: true }),
  own('own.3', { label: 'Nordbord', question: null, unit: 'N', step: 1, entered_by: 'staff' }),
];
const keysOf = (key: (typeof IMPORT_TARGET_KEYS)[number], measures = MEASURES) =>
  importTargetOf(key, measures).fields.map((field) => field.key);

test('fields have keys of their own, and a heading means one of them', () => {
  for (const key of IMPORT_TARGET_KEYS) {
    const { fields } = importTargetOf(key, MEASURES);
    expect(new Set(fields.map((field) => field.key)).size).toBe(fields.length);
    const headings = fields.flatMap((field) => [...new Set(field.headings)]);
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
  }
});

test('measures that may be written are fields, retired and foreign ones are none', () => {
  const hooper = ['hooper.sleep_quality', 'hooper.fatigue', 'hooper.muscle_soreness', 'hooper.stress'];
  expect(keysOf('wellness')).toEqual([
    ...['name', 'first_name', 'last_name', 'day', 'answered_at'],
    ...[...hooper, 'own.1'],
  ]);
  expect(keysOf('tests').slice(4)).toEqual(['test.grip', 'test.sprint', 'test.jump', 'own.3', 'side', 'trial']);
  expect(keysOf('wellness', []).slice(5)).toEqual([]);
  expect(keysOf('sessions').slice(5)).toEqual(['session.rpe', 'session.duration']);
});

test('a measure has the scale, the bounds and the unit of its newest version', () => {
  const [mood, nordbord] = [importTargetOf('wellness', MEASURES), importTargetOf('tests', MEASURES)].map(({ fields }) =>
    fields.find(({ key }) => key.startsWith('own.')),
  );
  expect(mood).toMatchObject({ kind: 'rating', min: 1, max: 5, step: 1, headings: ['How is your mood?'] });
  expect(nordbord).toMatchObject({ kind: 'number', unit: 'N', decimals: 0, headings: [] });
});
