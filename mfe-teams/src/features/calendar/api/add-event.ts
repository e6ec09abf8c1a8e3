import type { CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from './calendar-keys.js';

/** A new event and the key under which it may be sent again. */
export interface NewEvent {
  body: CreateEventBody;
  key: string;
}

/** Adds an event, or one a week until a day. */
export const addEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewEvent) =>
      api.send<SavedEvent>('POST', '/api/calendar/list', body, { retryKey: key }),
    onSettled: () => readCalendarAnew(queryClient),
  });
