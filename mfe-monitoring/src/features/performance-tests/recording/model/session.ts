import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { PERFORMANCE_TEST_KINDS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { parseId } from '@touchline/ui/router';

/**
 * One recording of a test with a team. `date` is the day it started, so that values measured around midnight stay
 * together.
 */
export interface RecordingSession {
  kind: PerformanceTestKind;
  /** `name` is undefined while the teams load. */
  team: { id: number; name: string | undefined };
  date: CalendarDate;
}

/** Parameters of the address: the kind whose team is chosen, and the open sheet over it. */
export const RECORD_PARAM = 'record';
export const SHEET_PARAM = 'sheet';

/** A session in the address: `grip.3.2026-11-05`. */
export function sheetValue({ kind, team, date }: RecordingSession): string {
  return [kind, team.id, date].join('.');
}

export function parseKind(value: string | null | undefined): PerformanceTestKind | null {
  return PERFORMANCE_TEST_KINDS.find((kind) => kind === value) ?? null;
}

/** The session of an address; null for none, or for a broken link. */
export function parseSheet(
  value: string | null,
  today: CalendarDate,
):
  | (Omit<RecordingSession, 'team'> & {
      teamId: number;
    })
  | null {
  const [kindText, teamText, date = ''] = value?.split('.') ?? [];
  const [kind, teamId] = [parseKind(kindText), parseId(teamText ?? null)];
  const isDay = isCalendarDate(date) && date <= addDays(today, 1);
  return kind !== null && teamId !== null && isDay ? { kind, teamId, date } : null;
}

/** Whether the browser's address names the sheet now, even if another page is rendered. */
export function isSheetInAddress(session: RecordingSession): boolean {
  return new URLSearchParams(window.location.search).get(SHEET_PARAM) === sheetValue(session);
}
