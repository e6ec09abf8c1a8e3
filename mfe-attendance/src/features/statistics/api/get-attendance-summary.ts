import type { AttendanceSummary } from '@touchline/contracts/attendance.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

/** Prefix of everything read about attendance: invalidate it after a mark. */
export const ATTENDANCE_KEY = ['attendance'] as const;

const getAttendanceSummary = (api: ApiClient, today: CalendarDate, signal: AbortSignal) =>
  api.get<AttendanceSummary[]>('/api/attendance/summary', { query: { today }, signal });

/** The figures of all athletes the coach reaches, in one call. `today` is the coach's own day: it decides which week the dots show. */
export const attendanceSummaryQuery = (api: ApiClient, today: CalendarDate) =>
  queryOptions({ queryKey: [...ATTENDANCE_KEY, 'summary', today], queryFn: ({ signal }) => getAttendanceSummary(api, today, signal) });
