/** A typed whole number of at maximum 9 digits, spaces around it allowed; null for anything else. */
export function parseWholeNumber(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** The same within 1 and `maximum`; null outside of it. */
export function parseCount(text: string, maximum: number): number | null {
  const value = parseWholeNumber(text);
  return value !== null && value >= 1 && value <= maximum ? value : null;
}
