export { mean, sampleDeviation } from '@touchline/contracts/statistics';

/** Median; NaN without values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/**
 * The value below which `share` (0…1) of the values lie, linear between neighbours (type 7 of Hyndman & Fan 1996, Am
 * Stat 50:361); NaN without values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * share;
  const [below, beyond] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return below + (beyond - below) * (place - Math.floor(place));
}
