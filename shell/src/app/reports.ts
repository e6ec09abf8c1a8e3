/** The last unexpected errors of this page, for whoever has to find out; never shown to the coach, never sent with health data. */
const KEPT = 20;
const reports: { at: string; where: string; what: string }[] = [];

export function report(error: unknown, where: string): void {
  reports.push({
    at: new Date().toISOString(),
    where,
    what: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  });
  if (reports.length > KEPT) reports.shift();
}

export const recentReports = () => [...reports];
