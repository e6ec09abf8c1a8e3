/**
 * Groups rows by a number, each group in the order of the rows. A number without rows has no group. (`Map.groupBy` is
 * missing in some supported Node versions.)
 */
export function groupRows<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** Groups rows by athlete. */
export function byAthlete<Row extends { athleteId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return groupRows(rows, ({ athleteId }) => athleteId);
}
