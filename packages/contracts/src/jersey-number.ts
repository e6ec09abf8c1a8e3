/**
 * A jersey number is a text of one to three digits, because `0` and `00` are two numbers (basketball), as are `7` and
 * `07`. Numbers are ordered by value.
 */
export const JERSEY_NUMBER = /^\d{1,3}$/;

/** The text of a number that was sent as text or number; null for none. */
export const jerseyText = (jersey: string | number | null | undefined): string | null =>
  jersey === null || jersey === undefined ? null : String(jersey);

export const isJerseyNumber = (text: string): boolean => JERSEY_NUMBER.test(text);

/** By what a list is sorted: `7` comes before `07`, and both before `10`. Null without a number. */
export const jerseySortKey = (jersey: string | null): [number, string] | null =>
  jersey === null ? null : [Number(jersey), jersey];
