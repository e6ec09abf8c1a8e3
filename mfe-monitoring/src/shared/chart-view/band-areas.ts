import type { BandRange, ChartBand } from './chart-band.js';
import type { DaySlot } from './day-slots.js';

/**
 * The band on each place as far as it can be drawn: an area needs two places side by side, and a range between gaps
 * would be a line that looks like something else.
 */
export function areaRanges(band: ChartBand, slots: readonly DaySlot[]): (BandRange | null)[] {
  const ranges = slots.map(({ date }) => band.rangeOn(date));
  return ranges.map((range, at) => ((ranges[at - 1] ?? ranges[at + 1] ?? null) === null ? null : range));
}

/** Whether anything of the band can be drawn. */
export function hasArea(band: ChartBand, slots: readonly DaySlot[]): boolean {
  return areaRanges(band, slots).some((range) => range !== null);
}

/** Whether a range of the band is left out of the drawing. */
export function hasSingleDays(band: ChartBand, slots: readonly DaySlot[]): boolean {
  const areas = areaRanges(band, slots);
  return slots.some(({ date }, at) => areas[at] === null && band.rangeOn(date) !== null);
}
