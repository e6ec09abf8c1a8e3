import type { MadeLink, MakeLinksBody } from '@touchline/contracts/athlete-access.schema';
import type { PaperConsentBody } from '@touchline/contracts/join.schema';
import type { ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** The board of the squad shows who can answer, too. */
const readAgain = (cache: QueryClient) => announceChange(cache, ['athletes']);

/** Makes new links, which end the previous ones, also when the answer gets lost. */
export const makeLinksMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: MakeLinksBody): Promise<MadeLink[]> => api.call('POST /api/athlete-access/links', { body }),
    onSettled: () => readAgain(cache),
    // The answer holds the keys: it is forgotten with the dialog that shows it.
    gcTime: 0,
  });

/** Ends an athlete's link and all their devices. */
export const endAccessMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (athleteId: number) =>
      api.call('DELETE /api/athlete-access/links/{athleteId}', { params: { athleteId } }),
    onSettled: () => readAgain(cache),
  });

/** Ends one device. */
export const endDeviceMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => api.call('DELETE /api/athlete-access/devices/{id}', { params: { id } }),
    onSettled: () => readAgain(cache),
  });

/** Records a signed form. */
export const recordConsentMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (body: PaperConsentBody) => api.call('POST /api/consents', { body }),
    onSettled: () => readAgain(cache),
  });

/** Records that a consent was taken back on paper, which ends link and devices. */
export const withdrawConsentMutation = (api: ApiClient, cache: QueryClient) =>
  mutationOptions({
    mutationFn: (athleteId: number) => api.call('DELETE /api/consents/{athleteId}', { params: { athleteId } }),
    onSettled: () => readAgain(cache),
  });
