import { heatBand, isGoodAttendance, rateBand } from './attendance-bands.js';

test.each([
  [100, 'good'],
  [90, 'good'],
  [89, 'warning'],
  [80, 'warning'],
  [79, 'poor'],
  [0, 'poor'],
  [null, null],
])('the table calls %p %p', (rate, band) => expect(rateBand(rate)).toBe(band));

test.each([
  [100, true],
  [80, true],
  [79, false],
  [0, false],
])('the chip of %p is green: %p', (rate, green) => expect(isGoodAttendance(rate)).toBe(green));

test.each([
  [100, 'good'],
  [90, 'good'],
  [89, 'moderate'],
  [75, 'moderate'],
  [74, 'poor'],
  [0, 'poor'],
  [null, null],
])('the heatmap calls %p %p', (rate, band) => expect(heatBand(rate)).toBe(band));
