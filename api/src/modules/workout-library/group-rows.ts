/** The rows of each workout by its id, in the order they came. (`Map.groupBy` is not there on every supported Node.) */
export function groupRows<Row>(rows: readonly Row[], workoutOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(workoutOf(row));
    if (group) group.push(row);
    else groups.set(workoutOf(row), [row]);
  }
  return groups;
}
