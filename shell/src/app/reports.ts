/**
 * Keeps the last unexpected errors of this page for debugging. They are never shown to the coach and never sent with
 * health data.
 */
const MAX_REPORTS = 20;
const reports: { at: string; where: string; what: string }[] = [];

export function report(error: unknown, where: string): void {
  reports.push({
    at: new Date().toISOString(),
    where,
    what: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  });
  if (reports.length > MAX_REPORTS) reports.shift();
}

export const recentReports = () => [...reports];
