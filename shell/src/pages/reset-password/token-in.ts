/** The token in the part of an address behind `#`, as the mail's link carries it; null where there is none. */
export function tokenIn(hash: string): string | null {
  return /^#token=([A-Za-z0-9_-]+)$/.exec(hash)?.[1] ?? null;
}
