/** Parameters that screens keep in the address: short texts and numbers, each left out when it has its default. */

/** Writes one parameter, or removes it when its value is null or `absent`. Returns the same parameters. */
export function putParam(
  params: URLSearchParams,
  key: string,
  value: string | number | null,
  absent: string | number | null,
): URLSearchParams {
  if (value === absent || value === null) params.delete(key);
  else params.set(key, String(value));
  return params;
}

/** A whole number ≥ 0 from the address; null for anything else, and for more than 15 digits. */
export function parseWholeNumber(text: string | null): number | null {
  if (text === null || !/^\d{1,15}$/.test(text)) return null;
  return Number(text);
}

/** An id (a positive whole number) from the address; null for anything else. */
export function parseId(text: string | null): number | null {
  const id = parseWholeNumber(text);
  return id === 0 ? null : id;
}
