import type { EventScope } from '@touchline/contracts/event-limits';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/**
 * What the coach confirmed: the version of the event, the scope, and the number of attendance marks that are deleted
 * with it.
 */
export interface EventRemoval {
  eventId: number;
  version: number;
  scope: EventScope;
  marks: number;
}

/**
 * Removes an event, or several of its series, with their attendance marks. Fails with 409 `event_changed` when the
 * confirmed data is outdated.
 */
export const removeEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ eventId, version, scope, marks }: EventRemoval) =>
      api.call('DELETE /api/calendar/list/{id}', {
        params: { id: eventId },
        query: { scope, version, if_attendance_marks: marks },
      }),
    onSettled: () => announceChange(queryClient, ['events']),
  });
