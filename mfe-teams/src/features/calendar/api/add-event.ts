import type { CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** A new event, with the retry key that makes a repeated request harmless. */
export interface NewEvent {
  body: CreateEventBody;
  key: string;
}

/** Adds one event, or a weekly series of events. */
export const addEventMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, key }: NewEvent): Promise<SavedEvent> =>
      api.call('POST /api/calendar/list', { body, retryKey: key }),
    onSettled: () => announceChange(queryClient, ['events']),
  });
