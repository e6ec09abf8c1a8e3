import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import { todayIn, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** Marks of another coach are counted after this long at most. */
const REFETCH_INTERVAL_MS = 10_000;

const getDayMarks = (api: ApiClient, date: CalendarDate, signal: AbortSignal): Promise<AttendanceRecord[]> =>
  api.call('GET /api/attendance/range', { query: { start: date, end: date, today: date }, signal });

/** The marks at all events of a day, for what is left to mark. The device keeps those of today. */
export const dayMarksQuery = (api: ApiClient, date: CalendarDate) =>
  queryOptions({
    queryKey: own.key('attendance', 'day', date),
    meta: {
      shows: ['events'],
      keptOffline: (marks: readonly AttendanceRecord[]) => (date === todayIn(undefined, new Date()) ? marks : null),
    },
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    queryFn: ({ signal }) => getDayMarks(api, date, signal),
  });
