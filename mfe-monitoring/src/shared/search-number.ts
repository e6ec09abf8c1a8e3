/** A whole number ≥ 0 from the address; null for anything else, numbers beyond exactness included. */
export function parseWholeNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}
