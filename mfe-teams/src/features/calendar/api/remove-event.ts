import type { EventScope } from '@touchline/contracts/event-limits';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from './calendar-keys.js';

/** What the coach agreed to: this event as it was seen, so many of its series, and so many marks of attendance lost with them. */
export interface EventRemoval {
  eventId: number;
  version: number;
  scope: EventScope;
  marks: number;
}

/** Removes an event, or several of its series, with the marks taken at them. 409 `event_changed` when that is not what was agreed to any more. */
export const removeEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ eventId, version, scope, marks }: EventRemoval) =>
      api.send<void>('DELETE', `/api/calendar/list/${eventId}`, undefined, {
        query: { scope, version, if_attendance_marks: marks },
      }),
    onSettled: () => readCalendarAnew(queryClient),
  });
