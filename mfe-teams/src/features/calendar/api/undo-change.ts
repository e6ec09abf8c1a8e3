import type { Undone } from '@touchline/contracts/calendar.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/**
 * Reverts everything that one call added or changed. Fails with 404 when it was already reverted, 409 when any of it
 * has changed since.
 */
export const undoChangeMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (changeId: string): Promise<Undone> =>
      api.call('POST /api/calendar/undo', { body: { change_id: changeId } }),
    onSettled: () => announceChange(queryClient, ['events']),
  });
