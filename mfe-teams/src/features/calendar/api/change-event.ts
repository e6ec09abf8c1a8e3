import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** The new content of an event, and which events of its series the change applies to. */
export interface EventChange {
  eventId: number;
  scope: EventScope;
  body: ChangeEventBody;
}

/** Changes an event, or several of its series. Fails with 409 `event_changed` when the version is outdated. */
export const changeEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ eventId, scope, body }: EventChange): Promise<SavedEvent> =>
      api.call('PUT /api/calendar/list/{id}', { params: { id: eventId }, body, query: { scope } }),
    onSettled: () => announceChange(queryClient, ['events']),
  });
