import type { SortValue } from './data-column.js';

/** Numbers within texts compare as numbers: "Team 9" is before "Team 10". */
const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares for an ascending or descending order. Null is last in both; the first unequal value of a list decides. */
export function compareValues(
  a: SortValue | readonly SortValue[],
  b: SortValue | readonly SortValue[],
  isDescending: boolean,
): number {
  const others = listOf(b);
  for (const [index, value] of listOf(a).entries()) {
    const order = compareTwo(value, others[index] ?? null, isDescending ? -1 : 1);
    if (order !== 0) return order;
  }
  return 0;
}

function compareTwo(a: SortValue, b: SortValue, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}

const listOf = (value: SortValue | readonly SortValue[]): readonly SortValue[] =>
  typeof value === 'object' && value !== null ? value : [value];
