/** A whole number that was typed, space around it or not; null for anything else. */
export function typedWhole(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** The same, from 1 to `most`. */
export function typedCount(text: string, most: number): number | null {
  const value = typedWhole(text);
  return value !== null && value >= 1 && value <= most ? value : null;
}
