import type { SignedAthlete, SignedAthleteBody } from '@touchline/contracts/join.schema';
import type { ApiClient, RetryKeys } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** Adds an athlete from a signed form; sent again after a lost answer, it adds nobody twice. */
export const addAthleteMutation = (api: ApiClient, cache: QueryClient, retryKeys: RetryKeys<SignedAthleteBody>) =>
  mutationOptions({
    mutationFn: (body: SignedAthleteBody): Promise<SignedAthlete> =>
      retryKeys.send(body, (retryKey) => api.call('POST /api/athletes', { body, retryKey })),
    // Also after a failure: the server may have added the athlete although no answer arrived.
    onSettled: () => announceChange(cache, ['athletes', 'teams']),
  });
