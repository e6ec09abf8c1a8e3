import type { AddBatteryBody, Battery } from '@touchline/contracts/batteries.schema';
import { ApiError, createRetryKeys, type ApiClient } from '@touchline/ui/host';
import { mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

export const batteriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: own.key('batteries'),
    queryFn: ({ signal }): Promise<Battery[]> => api.call('GET /api/batteries', { signal }),
  });

const retryKeys = createRetryKeys<AddBatteryBody>();
const refreshed = (cache: QueryClient) => () => void cache.invalidateQueries({ queryKey: own.key('batteries') });

/** Adds a battery, or changes `seen`. */
export const saveBatteryMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: ({ seen, body }: { seen: Battery | null; body: AddBatteryBody }): Promise<Battery> =>
      seen
        ? api.call('PUT /api/batteries/{id}', { params: { id: seen.id }, body: { ...body, version: seen.version } })
        : retryKeys.send(body, (retryKey) => api.call('POST /api/batteries', { body, retryKey })),
    onSettled: refreshed(cache),
  });

/** Succeeds also when somebody else has deleted it. */
export const deleteBatteryMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ id, version }: Battery): Promise<void> => {
      try {
        await api.call('DELETE /api/batteries/{id}', { params: { id }, query: { version } });
      } catch (error) {
        if (!ApiError.isGone(error)) throw error;
      }
    },
    onSettled: refreshed(cache),
  });
