/** Arithmetic mean; NaN without values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Sample standard deviation (divided by n − 1) of at least two values; exactly 0 for equal values, where a float sum
 * may differ from 0.
 */
export function sampleDeviation(values: readonly number[]): number {
  if (Math.max(...values) === Math.min(...values)) return 0;
  const average = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1));
}

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
