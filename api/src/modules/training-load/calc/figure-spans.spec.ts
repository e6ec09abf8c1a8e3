import { figureSpans } from './figure-spans.js';

it.each([
  ['no days', [], []],
  ['one day: its four weeks', ['2026-11-28'], [{ from: '2026-11-01', to: '2026-11-28' }]],
  ['the same day twice: one span', ['2026-11-28', '2026-11-28'], [{ from: '2026-11-01', to: '2026-11-28' }]],
  [
    'unordered days with overlapping windows: one span',
    ['2026-11-30', '2026-11-28'],
    [{ from: '2026-11-01', to: '2026-11-30' }],
  ],
  ['adjacent windows: one span', ['2026-11-28', '2026-12-26'], [{ from: '2026-11-01', to: '2026-12-26' }]],
  [
    'windows with a day between them: two spans',
    ['2026-11-28', '2026-12-27'],
    [
      { from: '2026-11-01', to: '2026-11-28' },
      { from: '2026-11-30', to: '2026-12-27' },
    ],
  ],
  // A window may start before the first date that a session can have.
  ['the first possible date', ['1900-01-01'], [{ from: '1899-12-05', to: '1900-01-01' }]],
])('spans of %s', (_name, dates, spans) => expect(figureSpans(dates)).toEqual(spans));
