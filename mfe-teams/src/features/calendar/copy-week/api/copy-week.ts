import type { CopiedWeek, CopyWeekBody } from '@touchline/contracts/calendar.schema';
import type { ApiClient, KeptKey } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';
import { readCalendarAnew } from '../../api/calendar-keys.js';

/** Copies a team's week. Sent again after an answer that got lost, it is the same copy, not a second one. */
export const copyWeekMutation = (api: ApiClient, queryClient: QueryClient, sender: KeptKey<CopyWeekBody>) =>
  mutationOptions({
    mutationFn: (body: CopyWeekBody) =>
      sender.send(body, (retryKey) => api.send<CopiedWeek>('POST', '/api/calendar/copy-week', body, { retryKey })),
    onSettled: () => readCalendarAnew(queryClient),
  });
