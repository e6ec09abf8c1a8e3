interface LargeRead {
  /** Matches the statement. */
  statement: RegExp;
  /** Highest number of rows at the size of the big club. */
  most: number;
  reason: string;
  /** The server's estimates, which it takes from a sample of rows, decide whether it happens: it may be unused. */
  byEstimates?: true;
}

/** Statements that read many rows for few answered ones, and the reason why they may. They use an index too. */
export const LARGE_READS: readonly LargeRead[] = [
  {
    statement:
      /COUNT\(\*\) AS \S+ FROM team_staff staff .* attendance_records record .* event\.date <= \? GROUP BY record\.athlete_id/,
    most: 1_000_000,
    reason: 'figures without a start count every mark at the events of the teams, out of an index alone',
  },
  {
    statement: /INNER JOIN `?attendance_records`?\b/,
    most: 400_000,
    reason:
      'the marks of more than 250 athletes on some days are found by the events of the whole institution, which has few other athletes',
  },
  {
    statement: /COUNT\(\*\) AS \S+ FROM \(SELECT DISTINCT membership\.athlete_id .* calendar_events /,
    most: 60_000,
    reason: 'the events of each athlete on the rosters are counted',
  },
  {
    statement: /FROM \(SELECT DISTINCT membership\.athlete_id .* athlete_requests /,
    most: 30_000,
    reason: 'each of the coach’s athletes may have an open request: one step into the index for each',
  },
  {
    statement: /`?scheduled_workouts`?\b.* UNION ALL /,
    most: 60_000,
    reason: 'each of the coach’s athletes may have workouts of their own: one step into the index for each',
  },
  {
    statement: /FROM `?calendar_events`?\b.* UNION ALL .* LIMIT /,
    most: 100_000,
    reason:
      'each of the coach’s athletes may have events of their own: the first or newest ones are found among the keys of all of a window',
  },
  {
    statement: /GROUP_CONCAT\(CONCAT\('"', row\.date, .* GROUP BY athlete\.id$/,
    most: 20_000,
    reason: 'the days of each athlete are answered as one text; where the server sorts them first, it reads each twice',
    byEstimates: true,
  },
  {
    statement: /\bchanged_events\b.* event_id IN \(SELECT id FROM calendar_events /,
    most: 200_000,
    reason: 'the changes of the last day are searched for those of one athlete’s own events, ten times an hour at most',
  },
];

export const reasonFor = (sql: string, touched: number): string | undefined =>
  LARGE_READS.find(({ statement, most }) => statement.test(sql) && touched <= most)?.reason;
