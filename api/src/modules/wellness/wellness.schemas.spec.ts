import { queriedDays } from './wellness.schemas.js';

const TODAY = '2026-11-20';

describe('queriedDays', () => {
  it.each([
    [{}, undefined, undefined],
    [{ month: 2, year: 2028 }, '2028-02-01', '2028-02-29'],
    [{ month: 12, year: 2026 }, '2026-12-01', '2026-12-31'],
    // The first and the last accepted year.
    [{ month: 12, year: 2999 }, '2999-12-01', '2999-12-31'],
    [{ month: 2, year: 1900 }, '1900-02-01', '1900-02-28'],
    [{ month: 9 }, '2026-09-01', '2026-09-30'],
    [{ year: 2025 }, '2025-01-01', '2025-12-31'],
    [{ from: '2026-01-05' }, '2026-01-05', undefined],
    [{ month: 1, year: 2026, from: '2026-01-05', to: '2026-02-05' }, '2026-01-05', '2026-01-31'],
  ])('%j', (query, from, to) => {
    expect(queriedDays(query, TODAY)).toEqual({ from, to });
  });
});
