/** Sums of binary fractions differ in their last digits from the figures of the rule. */
const TOLERANCE = 1e-9;

/** `value` ≥ `limit`, also when it lies below by less than the last digits of a sum. */
export function atLeast(value: number, limit: number): boolean {
  return value >= limit - TOLERANCE;
}

/** `value` > `limit` by more than the last digits of a sum. */
export function above(value: number, limit: number): boolean {
  return value > limit + TOLERANCE;
}
