/** Where an arrow key moves within `count` rows from `index`; null when the key moves nothing. The ends hold. */
export function nextFocus(key: string, index: number, count: number): number | null {
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return target === undefined || count === 0 ? null : Math.min(Math.max(target, 0), count - 1);
}
