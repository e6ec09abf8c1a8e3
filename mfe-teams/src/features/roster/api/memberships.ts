import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { AddMembershipBody, ChangeMembershipBody } from '@touchline/contracts/memberships.schema';
import type { ApiClient } from '@touchline/ui/host';
import { mutationOptions, queryOptions, type QueryClient } from '@touchline/ui/query';
import { own } from '../../../shared/own-names.js';
import { athleteChanged } from './change-athlete.js';

/** The memberships of an athlete in the coach's teams, the latest first. */
export const membershipsQuery = (api: ApiClient, athleteId: number) =>
  queryOptions({
    queryKey: own.key('memberships', athleteId),
    meta: { shows: ['athletes'] },
    queryFn: ({ signal }) => api.call('GET /api/athletes/{id}/memberships', { params: { id: athleteId }, signal }),
    staleTime: 0,
  });

/** A change of one membership; without `body` a planned one is removed. */
type MembershipChange =
  | { add: AddMembershipBody }
  | { membershipId: number; body: ChangeMembershipBody }
  | { membershipId: number; version: number };

/** Adds, changes or removes a membership of the athlete. Refreshes all lists of athletes and teams, also after a failure. */
export const changeMembershipsMutation = (api: ApiClient, queryClient: QueryClient, athleteId: number) =>
  mutationOptions({
    mutationFn: (change: MembershipChange) => sendChange(api, athleteId, change),
    ...athleteChanged(queryClient),
  });

function sendChange(api: ApiClient, id: number, change: MembershipChange): Promise<Athlete> {
  if ('add' in change) return api.call('POST /api/athletes/{id}/memberships', { params: { id }, body: change.add });
  const params = { id, membership_id: change.membershipId };
  if ('body' in change)
    return api.call('PUT /api/athletes/{id}/memberships/{membership_id}', { params, body: change.body });
  return api.call('DELETE /api/athletes/{id}/memberships/{membership_id}', {
    params,
    query: { version: change.version },
  });
}
