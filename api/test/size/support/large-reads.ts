interface LargeRead {
  /** Matches the statement. */
  statement: RegExp;
  /** Highest number of rows at the size of the big club. */
  most: number;
  reason: string;
}

/** Statements that read many rows for few answered ones, and the reason why they may. They use an index too. */
export const LARGE_READS: readonly LargeRead[] = [
  {
    statement: /COUNT\(\*\).* FROM `attendance_records`/,
    most: 1_000_000,
    reason: 'figures without a window count every mark the athletes ever had, out of an index alone',
  },
  {
    statement: /INNER JOIN `attendance_records`/,
    most: 400_000,
    reason:
      'an athlete keeps the marks of former teams: those of some days are found by the events of the whole institution',
  },
  {
    statement: /`scheduled_workouts`.* UNION ALL /,
    most: 60_000,
    reason: 'each of the coach’s athletes may have workouts of their own: one step into the index for each',
  },
  {
    statement: /FROM `calendar_events`.* UNION ALL .* LIMIT /,
    most: 60_000,
    reason: 'each of the coach’s athletes may have events of their own: the first ones are found among all of a window',
  },
];

export const reasonFor = (sql: string, touched: number): string | undefined =>
  LARGE_READS.find(({ statement, most }) => statement.test(sql) && touched <= most)?.reason;
