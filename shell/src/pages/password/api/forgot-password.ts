import type { ForgotPassword, ForgotPasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import { publicApi } from '../../../session/public-api.js';

/**
 * Requests the mail with a link for a new password. The answer is the same for every address. Needs no sign-in, so it
 * works on a locked page.
 */
export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: ForgotPasswordBody): Promise<ForgotPassword> =>
    publicApi.call('POST /api/coach/forgot-password', { body }),
});
