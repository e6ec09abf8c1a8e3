import type { AnsweredStatus } from '@touchline/contracts/attendance-status';
import { todayIn } from '@touchline/contracts/calendar-date';
import type { AttendanceRecord } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** Two coaches at one event see each other's marks within 5 s: this interval plus the time of an answer. */
const REFETCH_INTERVAL_MS = 3_500;

const getEventMarks = (api: ApiClient, eventId: number, signal: AbortSignal): Promise<AttendanceRecord[]> =>
  api.call('GET /api/attendance', { query: { event_id: eventId }, signal });

/** The device keeps the marks of today's events. */
function keptMarks(marks: readonly AttendanceRecord[]): readonly AttendanceRecord[] | null {
  const today = todayIn(undefined, new Date());
  return marks.every(({ date }) => date === today) ? marks : null;
}

/** The marks at an event, refetched in an interval while the page is visible. */
export const eventMarksQuery = (api: ApiClient, eventId: number) =>
  queryOptions({
    queryKey: own.key('attendance', 'event', eventId),
    meta: { shows: ['events'], keptOffline: keptMarks },
    staleTime: 0,
    refetchInterval: REFETCH_INTERVAL_MS,
    queryFn: ({ signal }) => getEventMarks(api, eventId, signal),
  });

/** The stored status of one athlete at an event; null for no mark. */
export async function getStoredStatus(
  api: ApiClient,
  eventId: number,
  athleteId: number,
): Promise<AnsweredStatus | null> {
  const [record]: AttendanceRecord[] = await api.call('GET /api/attendance', {
    query: { event_id: eventId, athlete_id: athleteId },
  });
  return record?.status ?? null;
}
