import { areaRanges, hasArea, hasSingleDays } from './band-areas.js';
import type { ChartBand } from './chart-band.js';
import { daySlots } from './day-slots.js';

const slots = daySlots(['2026-11-05', '2026-11-08'], true);
const band = (...days: number[]): ChartBand => ({
  kind: 'team',
  name: 'Team',
  notes: [],
  rangeOn: (date) => (days.includes(Number(date.slice(-2))) ? { low: 1, high: 2, text: date } : null),
});

test.each([
  ['neighbouring days are drawn', [5, 6], [5, 6], false],
  ['a single day is not', [5], [], true],
  ['of both, only the neighbouring days', [5, 7, 8], [7, 8], true],
  ['without a range nothing is left out', [], [], false],
])('%s', (_, days, drawn, isLeftOut) => {
  const areas = areaRanges(band(...days), slots);
  expect(areas.flatMap((range) => (range === null ? [] : Number(range.text.slice(-2))))).toEqual(drawn);
  expect([hasArea(band(...days), slots), hasSingleDays(band(...days), slots)]).toEqual([drawn.length > 0, isLeftOut]);
});
