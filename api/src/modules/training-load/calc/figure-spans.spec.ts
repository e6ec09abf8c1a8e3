import { figureSpans } from './figure-spans.js';

it.each([
  ['nothing', [], []],
  ['a day: its four weeks', ['2026-11-28'], [{ from: '2026-11-01', to: '2026-11-28' }]],
  ['the same day twice: once', ['2026-11-28', '2026-11-28'], [{ from: '2026-11-01', to: '2026-11-28' }]],
  [
    'days in any order whose windows overlap: one',
    ['2026-11-30', '2026-11-28'],
    [{ from: '2026-11-01', to: '2026-11-30' }],
  ],
  ['windows that meet: one', ['2026-11-28', '2026-12-26'], [{ from: '2026-11-01', to: '2026-12-26' }]],
  [
    'windows a day apart: two',
    ['2026-11-28', '2026-12-27'],
    [
      { from: '2026-11-01', to: '2026-11-28' },
      { from: '2026-11-30', to: '2026-12-27' },
    ],
  ],
  // A window may begin before the years in which a session can lie.
  ['the first day there is', ['1900-01-01'], [{ from: '1899-12-05', to: '1900-01-01' }]],
])('of %s', (_name, dates, spans) => expect(figureSpans(dates)).toEqual(spans));
