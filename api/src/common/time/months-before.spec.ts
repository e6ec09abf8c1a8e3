import { monthsBefore } from './months-before.js';

describe('months before an instant', () => {
  it.each([
    ['2026-11-26T07:00:00.123Z', 24, '2024-11-26T07:00:00.123Z'],
    ['2026-11-26T07:00:00.000Z', 600, '1976-11-26T07:00:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2026-03-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2024-03-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', 12, '2023-02-28T10:00:00.000Z'],
  ])('of %s, %s months, are %s', (now, months, before) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
  });
});
