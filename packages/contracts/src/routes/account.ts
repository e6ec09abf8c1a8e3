import type {
  Coach,
  ForgotPassword,
  ForgotPasswordBody,
  LoginBody,
  PasswordUpdated,
  ResetPasswordBody,
  UpdatePasswordBody,
} from '../coach.schema.js';

/** Sign-in, sign-out and passwords of coaches. */
export interface AccountRoutes {
  'POST /api/coach/login': { body: LoginBody; answer: Coach };
  'GET /api/coach/me': { answer: Coach };
  'POST /api/coach/logout': { answer: undefined };
  'POST /api/coach/update-password': { body: UpdatePasswordBody; answer: PasswordUpdated };
  'POST /api/coach/forgot-password': { body: ForgotPasswordBody; answer: ForgotPassword };
  'POST /api/coach/reset-password': { body: ResetPasswordBody };
}
