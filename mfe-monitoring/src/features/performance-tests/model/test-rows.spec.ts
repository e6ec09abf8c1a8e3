import {
  PERFORMANCE_TEST_KINDS,
  PERFORMANCE_TEST_LIMITS,
  performanceTestSentence,
} from '@touchline/contracts/performance-test-kinds';
import { buildRecord } from '../testing/records.js';
import { testColumns, toEntry, toRow } from './test-rows.js';

test.each([
  ['grip', '41,25', 41.25],
  ['grip', '100', 100],
  ['sprint', ' 1.7835 ', 1.784],
  ['grip', '41.125', 41.13],
  ['jump', '0.01', 0.01],
] as const)('a %s of %p is %p', (kind, text, value) => expect(testColumns(kind)[0]?.parse(text)).toEqual({ value }));

test.each([
  ['grip', '0'],
  ['grip', '-1'],
  ['grip', '0.004'],
  ['grip', '100.1'],
  ['grip', '4x'],
  ['grip', '1,5,5'],
  ['sprint', '30.1'],
  ['sprint', '0.0004'],
  ['jump', '121'],
] as const)('a %s of %p is refused with the sentence of its kind', (kind, text) =>
  expect(testColumns(kind)[0]?.parse(text)).toEqual({ problem: performanceTestSentence(kind) }),
);

test('one column, labelled with its unit, shown rounded', () => {
  expect(
    PERFORMANCE_TEST_KINDS.map((kind) => testColumns(kind).map(({ label, format }) => [label, format?.(1.786)])),
  ).toEqual([[['Grip Strength (kg)', '1.8']], [['10m Sprint Time (s)', '1.79']], [['Vertical jump (cm)', '1.8']]]);
});

test.each(PERFORMANCE_TEST_KINDS)(
  '%s: a written row carries the field of its kind alone, and the version that was seen',
  (kind) => {
    const { field } = PERFORMANCE_TEST_LIMITS[kind];
    const row = toRow(buildRecord(kind, 1.7834, { id: 5, version: 3 }));
    expect(row).toMatchObject({ id: 5, date: '2026-11-01', version: 3, values: { [field]: 1.7834 } });
    const write = { ...row, values: { grip_strength_kg: 2, dash_10m_time: 2, vertical_jump_cm: 2 } };
    expect(toEntry(kind, write)).toEqual({ id: 5, version: 3, [field]: 2 });
    expect(toEntry(kind, { ...write, id: null })).toBeNull();
  },
);
