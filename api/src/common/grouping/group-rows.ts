/** The rows apart, by the number of what they belong to, each one's in the order they came. What has none is absent. (`Map.groupBy` is not there on every supported Node.) */
export function groupRows<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** The rows of many athletes, apart. */
export function byAthlete<Row extends { athleteId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  return groupRows(rows, ({ athleteId }) => athleteId);
}
