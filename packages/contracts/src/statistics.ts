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
