/** Statistics for checking generated data. Each function takes at least one value. */

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Standard deviation of a population. */
export function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** The upper of the two middle values, when there are two. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Pearson's r. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [pairs.map((pair) => pair[0]), pairs.map((pair) => pair[1])];
  const [middleA, middleB] = [mean(a), mean(b)];
  return mean(pairs.map(([x, y]) => (x - middleA) * (y - middleB))) / (deviation(a) * deviation(b));
}
