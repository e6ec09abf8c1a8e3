import type { ReopenBody, Reopened } from '@touchline/contracts/attendance.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions } from '@touchline/ui/query';

/** Takes back what a close wrote and nobody has changed since. */
export const reopenAttendanceMutation = (api: ApiClient) => mutationOptions({ mutationFn: (body: ReopenBody) => api.send<Reopened>('POST', '/api/attendance/reopen', body) });
