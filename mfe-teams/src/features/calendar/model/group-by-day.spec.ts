import { groupByDay } from './group-by-day.js';

test('groups by day and keeps the order', () => {
  const [a, b, c] = [
    { date: '2026-11-29', id: 1 },
    { date: '2026-11-30', id: 2 },
    { date: '2026-11-29', id: 3 },
  ];
  const days = groupByDay([a, b, c]);
  expect([days.get('2026-11-29'), days.get('2026-11-30'), days.get('2026-12-01')]).toEqual([[a, c], [b], undefined]);
});
