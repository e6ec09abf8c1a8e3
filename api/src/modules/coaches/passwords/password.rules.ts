import { passwordProblem } from '@touchline/contracts/password-rules';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { isCommonPassword } from '../calc/common-passwords.js';

/** How long a mailed link to set a new password is valid. The mail names this time. */
export const RESET_LINK_LIFETIME_MS = 60 * 60_000;

/**
 * Throws the message of the first rule that a new password breaks. The list of common passwords comes last, because
 * only the server has it: the browser shows the other rules first.
 */
export function requireStrongPassword(password: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password) ? 'Password is too common.' : null);
  if (problem !== null) throw validationFailed([{ path: 'password', message: problem }]);
}
