import type { ReopenBody, Reopened } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';

/** Deletes the marks a close has written, except those changed since. */
export const reopenAttendance = (api: ApiClient, body: ReopenBody): Promise<Reopened> =>
  api.call('POST /api/attendance/reopen', { body });
