import type {
  AcceptedInvitation,
  InvitationAccountBody,
  InvitationTokenBody,
  OpenInvitation,
} from '@touchline/contracts/staff.schema';
import { mutationOptions } from '@touchline/ui/query';
import { publicApi } from '../../../session/public-api.js';

/** Reads an invitation. No query: its key would hold the token. Rejects with `link_invalid`. */
export const readInvitationMutation = mutationOptions({
  mutationFn: (body: InvitationTokenBody): Promise<OpenInvitation> =>
    publicApi.call('POST /api/staff-invitations/read', { body }),
  gcTime: 0,
});

/** Makes an account and accepts with it. Rejects with `account_exists` or `link_invalid`. */
export const createAccountMutation = mutationOptions({
  mutationFn: (body: InvitationAccountBody) => publicApi.call('POST /api/staff-invitations/account', { body }),
  // The variables hold a password, so the mutation is not kept in the cache.
  gcTime: 0,
});

/** Accepts as the signed-in coach. A 401 does not end the session of the page: it asks for the password again. */
export const acceptMutation = mutationOptions({
  mutationFn: (body: InvitationTokenBody): Promise<AcceptedInvitation> =>
    publicApi.call('POST /api/staff-invitations/accept', { body }),
  gcTime: 0,
});
