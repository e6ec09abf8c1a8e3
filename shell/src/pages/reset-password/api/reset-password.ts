import type { ResetPasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import { api } from '../../../session/session.js';

/** A new password by the token of a mailed link. Refused as `reset_link_invalid` once the link is used or too old. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: ResetPasswordBody) => api.send<void>('POST', '/api/coach/reset-password', body),
  // What was sent is a password: it is not kept.
  gcTime: 0,
});
