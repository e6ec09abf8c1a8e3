import type { ChangeRoleBody, EndedRole, InvitedStaff, InviteStaffBody } from '@touchline/contracts/staff.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { announceChange, mutationOptions, type QueryClient } from '@touchline/ui/query';

/** Invites somebody. An earlier invitation of the address ends, also when the answer gets lost. */
export const inviteMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (body: InviteStaffBody): Promise<InvitedStaff> =>
      api.call('POST /api/teams/{id}/invitations', { params: { id: teamId }, body }),
    onSettled: () => announceChange(cache, ['teams']),
    // The answer may hold the link: it is forgotten with the dialog that shows it.
    gcTime: 0,
  });

/** Resolves null for a 404: somebody else withdrew it, it was accepted, or the answer to an earlier request got lost. */
export const withdrawMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: (invitationId: number) =>
      orGone(
        api
          .call('DELETE /api/teams/{id}/invitations/{invitationId}', { params: { id: teamId, invitationId } })
          .then(() => 'withdrawn' as const),
      ),
    onSettled: () => announceChange(cache, ['teams']),
  });

/** Resolves null for somebody who is no longer on the staff. */
export const changeRoleMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: ({ coachId, body }: { coachId: number; body: ChangeRoleBody }): Promise<EndedRole | null> =>
      orGone(api.call('PUT /api/teams/{id}/staff/{coachId}', { params: { id: teamId, coachId }, body })),
    onSettled: () => announceChange(cache, ['teams']),
  });

/** Resolves null for somebody who is no longer on the staff. Links of athletes may have ended, or the coach's own teams changed. */
export const endRoleMutation = (api: ApiClient, cache: QueryClient, teamId: number) =>
  mutationOptions({
    mutationFn: ({ coachId, keepsFeed }: { coachId: number; keepsFeed: boolean }): Promise<EndedRole | null> =>
      orGone(
        api.call('DELETE /api/teams/{id}/staff/{coachId}', {
          params: { id: teamId, coachId },
          query: keepsFeed ? { feed: 'keep' } : {},
        }),
      ),
    onSettled: () => announceChange(cache, ['teams', 'athletes', 'events']),
  });

async function orGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (ApiError.isGone(error)) return null;
    throw error;
  }
}
