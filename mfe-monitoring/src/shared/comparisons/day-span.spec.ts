import { spanOfDates } from './day-span.js';

test('from the oldest record to the newest', () =>
  expect(spanOfDates(['2026-11-01', '2026-11-05'], 100)).toEqual({ from: '2026-11-01', to: '2026-11-05' }));

test('no more days than one call may ask for, the newest ones', () =>
  expect(spanOfDates(['2025-11-01', '2026-11-05'], 100)).toEqual({ from: '2026-07-29', to: '2026-11-05' }));

test('nothing without records', () => expect(spanOfDates([], 100)).toBeNull());
