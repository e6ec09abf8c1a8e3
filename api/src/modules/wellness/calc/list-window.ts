export interface WindowQuery {
  month?: number | undefined;
  year?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** First and last day asked for, both inclusive; undefined is open. All conditions hold together. `today` gives a bare month its year. */
export function listWindow(query: WindowQuery, today: string): { from: string | undefined; to: string | undefined } {
  const period = periodOf(query, today);
  return { from: latest(query.from, period?.from), to: earliest(query.to, period?.to) };
}

function periodOf({ month, year }: WindowQuery, today: string): { from: string; to: string } | null {
  if (month === undefined && year === undefined) return null;
  const yyyy = year === undefined ? today.slice(0, 4) : String(year);
  if (month === undefined) return { from: `${yyyy}-01-01`, to: `${yyyy}-12-31` };
  const yyyymm = `${yyyy}-${String(month).padStart(2, '0')}`;
  // Day 0 of the next month is the last of this one.
  const last = new Date(Date.UTC(Number(yyyy), month, 0)).getUTCDate();
  return { from: `${yyyymm}-01`, to: `${yyyymm}-${last}` };
}

/** Days written yyyy-MM-dd order as text. */
function latest(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && b !== undefined ? (a > b ? a : b) : (a ?? b);
}

function earliest(a: string | undefined, b: string | undefined): string | undefined {
  return a !== undefined && b !== undefined ? (a < b ? a : b) : (a ?? b);
}
