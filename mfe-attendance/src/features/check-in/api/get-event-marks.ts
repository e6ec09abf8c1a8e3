import type { AttendanceRecord, AttendanceStatus } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';

/** Two coaches at one event see each other's marks within 5 s: this, and what an answer takes. */
const READ_EVERY_MS = 3_500;

const getEventMarks = (api: ApiClient, eventId: number, signal: AbortSignal) =>
  api.get<AttendanceRecord[]>('/api/attendance', { query: { event_id: eventId }, signal });

/** The marks at an event, read anew all the time while the page is in front. */
export const eventMarksQuery = (api: ApiClient, eventId: number) =>
  queryOptions({
    queryKey: ['attendance', 'event', eventId],
    staleTime: 0,
    refetchInterval: READ_EVERY_MS,
    queryFn: ({ signal }) => getEventMarks(api, eventId, signal),
  });

/** What is stored of one athlete at an event; null for no mark. */
export async function getStoredStatus(
  api: ApiClient,
  eventId: number,
  athleteId: number,
): Promise<AttendanceStatus | null> {
  const [record] = await api.get<AttendanceRecord[]>('/api/attendance', {
    query: { event_id: eventId, athlete_id: athleteId },
  });
  return record?.status ?? null;
}
