import type { Installation } from '@touchline/contracts/installation.schema';
import { queryOptions } from '@touchline/ui/query';
import { door } from '../../session/session.js';

/** Whom to write to; known without a sign-in, and the same for as long as the page is open. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => door.get<Installation>('/api/installation', { signal }),
  staleTime: Infinity,
});
