import type { ResetPasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import { api } from '../../../session/session.js';

/**
 * Sets a new password with the token of a mailed link. Rejects with `reset_link_invalid` if the link is used or
 * expired.
 */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: ResetPasswordBody) => api.call('POST /api/coach/reset-password', { body }),
  // The variables hold a password, so the mutation is not kept in the cache.
  gcTime: 0,
});
