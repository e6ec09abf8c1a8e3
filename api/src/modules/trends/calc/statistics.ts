/** The mean; NaN of no values, which the callers rule out. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The sample standard deviation (divided by n − 1), at least two values; exactly 0 of equal ones, which a float sum need not be. */
export function sampleDeviation(values: readonly number[]): number {
  if (Math.max(...values) === Math.min(...values)) return 0;
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
