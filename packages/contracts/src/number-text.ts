/**
 * The number of a typed text, with a comma or a point: `6`, `6.5`, `6,50`, `-1`. Read by value, so `7,0` is the whole
 * number 7. Undefined for any other text, the empty one too.
 */
export function parseNumber(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  // Adding 0 makes -0 a 0.
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(typed) ? Number(typed) + 0 : undefined;
}

/** The same from `min` to `max` with at most `decimals` decimals; undefined for any other text. */
export function parseNumberWithin(text: string, min: number, max: number, decimals = 0): number | undefined {
  const value = parseNumber(text);
  if (value === undefined || value < min || value > max) return undefined;
  return Number(value.toFixed(decimals)) === value ? value : undefined;
}
