import type { AddMeasureBody, ChangeMeasureBody, Measure } from '@touchline/contracts/measures.schema';
import { createRetryKeys, type ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

const retryKeys = createRetryKeys<AddMeasureBody>();

const refreshed = (cache: QueryClient) => () => {
  void cache.invalidateQueries({ queryKey: own.key('measures') });
  announceChange(cache, ['athletes']);
};

export const addMeasureMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: AddMeasureBody): Promise<Measure> =>
      retryKeys.send(body, (retryKey) => api.call('POST /api/measures', { body, retryKey })),
    onSettled: refreshed(cache),
  });

export const changeMeasureMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: { key: string; body: ChangeMeasureBody }): Promise<Measure> =>
      api.call('PUT /api/measures/{key}', { params: { key }, body }),
    onSettled: refreshed(cache),
  });
