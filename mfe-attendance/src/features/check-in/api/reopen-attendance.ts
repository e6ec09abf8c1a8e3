import type { ReopenBody, Reopened } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Takes back what a close wrote and nobody has changed since. */
export const reopenAttendance = (api: ApiClient, body: ReopenBody) =>
  api.send<Reopened>('POST', '/api/attendance/reopen', body);
