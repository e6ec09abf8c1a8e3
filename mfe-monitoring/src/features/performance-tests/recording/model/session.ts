import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { parseId } from '@touchline/ui/router';
import { parseKind, type RecordingKind } from './recording-kind.js';

/**
 * One recording of a test or a battery with a team. `date` is the day it started, so that values measured around midnight stay
 * together.
 */
export interface RecordingSession {
  kind: RecordingKind;
  /** `name` is undefined while the teams load. */
  team: { id: number; name: string | undefined };
  date: CalendarDate;
}

/** Parameters of the address: the kind whose team is chosen, and the open sheet over it. */
export const RECORD_PARAM = 'record';
export const SHEET_PARAM = 'sheet';

/** A session in the address: `grip.3.2026-11-05`, `own.1.3.2026-11-05`. */
export function sheetValue({ kind, team, date }: RecordingSession): string {
  return [kind, team.id, date].join('.');
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
  const parts = value?.split('.') ?? [];
  const [teamText, date = ''] = parts.slice(-2);
  const [kind, teamId] = [parseKind(parts.slice(0, -2).join('.')), parseId(teamText ?? null)];
  const isDay = isCalendarDate(date) && date <= addDays(today, 1);
  return kind !== null && teamId !== null && isDay ? { kind, teamId, date } : null;
}

/** Whether the browser's address names the sheet now, even if another page is rendered. */
export function isSheetInAddress(session: RecordingSession): boolean {
  return new URLSearchParams(window.location.search).get(SHEET_PARAM) === sheetValue(session);
}
