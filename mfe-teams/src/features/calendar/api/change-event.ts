import type { ChangeEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { EventScope } from '@touchline/contracts/event-limits';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from './calendar-keys.js';

/** An event as it is to be, and which of its series are meant. */
export interface EventChange {
  eventId: number;
  scope: EventScope;
  body: ChangeEventBody;
}

/** Changes an event, or several of its series. 409 `event_changed` when the version is not the stored one any more. */
export const changeEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ eventId, scope, body }: EventChange) =>
      api.send<SavedEvent>('PUT', `/api/calendar/list/${eventId}`, body, { query: { scope } }),
    onSettled: () => readCalendarAnew(queryClient),
  });
