import type { TeamStaff } from '@touchline/contracts/staff.schema';
import type { ApiClient } from '@touchline/ui/host';
import { queryOptions } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';

/** Everybody on the staff of a team, and who is invited. */
export const staffQuery = (api: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: own.key('staff', teamId),
    meta: { shows: ['teams'] },
    queryFn: ({ signal }): Promise<TeamStaff> =>
      api.call('GET /api/teams/{id}/staff', { params: { id: teamId }, signal }),
    staleTime: 0,
  });
