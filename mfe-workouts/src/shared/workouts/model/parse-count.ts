/** A typed whole number from 1 to `maximum`, spaces around it allowed; null for anything else. */
export function parseCount(text: string, maximum = Infinity): number | null {
  const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= maximum ? value : null;
}
