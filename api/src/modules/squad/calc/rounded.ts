import { roundedOrNull } from '@touchline/contracts/rounding';

/** A figure as the board answers it, with two decimals; null stays null. */
export function rounded(value: number | null): number | null {
  return roundedOrNull(value, 2);
}
