const NUMBERS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** `1,840.5`; at most two decimals. */
export function numberText(value: number): string {
  return NUMBERS.format(value);
}
