import type { ForgotPassword, ForgotPasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import { door } from '../../../session/session.js';

/** Asks for the mail with the link to a new password. The answer is the same for every address. It needs no sign-in, so it is sent from a locked page, too. */
export const forgotPasswordMutation = mutationOptions({
  mutationFn: (body: ForgotPasswordBody) => door.send<ForgotPassword>('POST', '/api/coach/forgot-password', body),
});
