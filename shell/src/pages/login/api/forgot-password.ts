import type { ForgotPassword, ForgotPasswordBody } from '@touchline/contracts/coach.schema';
import { mutationOptions } from '@touchline/ui/query';
import { api } from '../../../session/session.js';

/** Asks for the mail with the link to a new password. The answer is the same for every address. */
export const forgotPasswordMutation = mutationOptions({ mutationFn: (body: ForgotPasswordBody) => api.send<ForgotPassword>('POST', '/api/coach/forgot-password', body) });
