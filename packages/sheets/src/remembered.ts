/** Answers that are kept. */
const KEPT = 5_000;

/** A function that keeps its answers, because the cells of a file are many and few of them differ. */
export function remembered<Key, Answer extends NonNullable<unknown> | null>(
  find: (key: Key) => Answer,
): (key: Key) => Answer {
  const kept = new Map<Key, Answer>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = find(key);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };
}
