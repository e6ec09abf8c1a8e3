import type { Installation } from '@touchline/contracts/installation.schema';
import { queryOptions } from '@touchline/ui/query';
import { publicApi } from '../../session/public-api.js';
import { SHELL_NAMES } from '../shell-names.js';

/** The contact addresses of this installation. Needs no sign-in and does not change while the page is open. */
export const installationQuery = queryOptions({
  queryKey: SHELL_NAMES.key('installation'),
  queryFn: ({ signal }): Promise<Installation> => publicApi.call('GET /api/installation', { signal }),
  staleTime: Infinity,
});
