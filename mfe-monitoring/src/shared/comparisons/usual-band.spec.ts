import { usualTestBand, usualWellnessBand } from './usual-band.js';

const NOTHING = { mean: null, low: null, high: null };

test('the usual range of the Hooper Index, with its progress while it builds', () => {
  const rows = [
    { date: '2026-11-16', n: 13, ...NOTHING },
    { date: '2026-11-17', n: 14, mean: 18, low: 16, high: 20 },
  ];
  const band = usualWellnessBand(rows, ['2026-11-16', '2026-11-17'], 'Hooper Index');
  expect(['2026-11-16', '2026-11-17', '2026-11-18'].map(band.rangeOn)).toEqual([
    null,
    { low: 16, high: 20, text: '16.0 to 20.0' },
    null,
  ]);
  expect(band.notes).toEqual([
    'Usual range of the Hooper Index: this athlete’s mean of the 28 days before ± standard deviation, at least ±2 points.',
    'Usual range: building, 13 of 14 answers.',
  ]);
  expect(usualWellnessBand(rows, ['2026-11-16'], 'Hooper Index').notes).toEqual([
    'Usual range: building, 13 of 14 answers.',
  ]);
});

const variation = { change: null, typical_error: 1.5, own: false, usual_change: 3.182, beyond: null };
const TESTS = [
  { kind: 'jump' as const, date: '2026-11-03', previous: null, ...variation },
  { kind: 'grip' as const, date: '2026-11-03', previous: null, ...variation },
  { kind: 'grip' as const, date: '2026-11-10', previous: 41, ...variation, change: 4, beyond: true },
];

test('the usual range of a test lies around the previous one, from the day after it', () => {
  const band = usualTestBand(TESTS, 'grip', ['2026-11-03', '2026-11-10']);
  const around = { low: 37.818, high: 44.182, text: '37.82 to 44.18' };
  expect(['2026-11-03', '2026-11-04', '2026-11-10', '2026-11-11'].map(band.rangeOn)).toEqual([
    null,
    around,
    around,
    null,
  ]);
  expect(band.notes).toEqual([
    'Usual range: the previous test ±3.18 kg.',
    'Typical error 1.50 kg, the default until there are 6 tests.',
    'Newest test: Beyond usual variation (±3.18 kg).',
  ]);
});

test('a first test has no usual range yet', () =>
  expect(usualTestBand(TESTS, 'jump', ['2026-11-03']).notes).toEqual(['Usual range: starts with the second test.']));
