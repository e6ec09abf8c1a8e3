/**
 * Groups rows by a key, each group in the order of the rows. A key without rows has no group. (`Map.groupBy` is
 * missing in some supported Node versions.)
 */
export function groupRows<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Groups rows by athlete. */
export function byAthlete<Row extends { athleteId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return groupRows(rows, ({ athleteId }) => athleteId);
}
