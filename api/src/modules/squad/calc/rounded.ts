import { roundHalfUp } from '@touchline/contracts/rounding';

/** A figure as the board answers it, with two decimals; null stays null. */
export function rounded(value: number | null): number | null {
  return value === null ? null : roundHalfUp(value, 2);
}
