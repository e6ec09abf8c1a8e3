import type { Undone } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from './calendar-keys.js';

/** Takes back what one call made or changed. 404 when it was taken back before, 409 when somebody has changed any of it since. */
export const undoChangeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (changeId: string) => api.send<Undone>('POST', '/api/calendar/undo', { change_id: changeId }),
    onSettled: () => readCalendarAnew(queryClient),
  });
