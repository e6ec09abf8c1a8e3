/** Pairs of two columns, as few products of lists: each is every pair of its `left` and its `right`. */
interface PairGroup<L, R> {
  left: L[];
  right: R[];
}

/**
 * Exactly these pairs, grouped by the side that has fewer values. Two lists for all of them would ask for the whole rectangle: 500 athletes
 * on 500 days are 250 000 rows, of which 500 are wanted.
 */
export function groupPairs<L, R>(pairs: readonly (readonly [L, R])[]): PairGroup<L, R>[] {
  const byLeft = collect(
    pairs,
    ([left]) => left,
    ([, right]) => right,
  );
  const byRight = collect(
    pairs,
    ([, right]) => right,
    ([left]) => left,
  );
  if (byLeft.size <= byRight.size) return [...byLeft].map(([left, rights]) => ({ left: [left], right: [...rights] }));
  return [...byRight].map(([right, lefts]) => ({ left: [...lefts], right: [right] }));
}

function collect<P, K, V>(pairs: readonly P[], keyOf: (pair: P) => K, valueOf: (pair: P) => V): Map<K, Set<V>> {
  const groups = new Map<K, Set<V>>();
  for (const pair of pairs) groups.set(keyOf(pair), (groups.get(keyOf(pair)) ?? new Set<V>()).add(valueOf(pair)));
  return groups;
}
