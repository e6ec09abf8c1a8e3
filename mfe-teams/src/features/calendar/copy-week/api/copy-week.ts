import type { CopiedWeek, CopyWeekBody } from '@touchline/contracts/calendar.schema';
import type { ApiClient, RetryKeys } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/**
 * Copies a team's week. The retry key makes a repeated request return the first copy instead of adding a second one.
 */
export const copyWeekMutation = (api: ApiClient, queryClient: QueryClient, retryKeys: RetryKeys<CopyWeekBody>) =>
  mutationOptions({
    mutationFn: (body: CopyWeekBody) =>
      retryKeys.send(body, (retryKey): Promise<CopiedWeek> =>
        api.call('POST /api/calendar/copy-week', { body, retryKey }),
      ),
    onSettled: () => announceChange(queryClient, ['events']),
  });
