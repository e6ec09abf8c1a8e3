import type { RecordedTests, RecordTestsBody } from '@touchline/contracts/fatigue.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, type QueryClient } from '@touchline/ui/query';

const recordTests = (api: ApiClient, body: RecordTestsBody) =>
  api.send<RecordedTests>('POST', '/api/fatigue-indicators/record', body);

/**
 * Stores a team's values of one day, all or none. It may be sent again as it was: what is stored already counts as no conflict. A call that
 * failed may have been stored all the same: after any outcome what shows tests is read anew.
 */
export const recordTestsMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: RecordTestsBody) => recordTests(api, body),
    onSettled: () => {
      for (const key of ['fatigue', 'performance', 'overview']) void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
