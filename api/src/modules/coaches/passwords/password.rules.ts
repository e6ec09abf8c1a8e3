import { passwordProblem } from '@touchline/contracts/password-rules';
import { validationFailed } from '../../../common/errors/shared.errors.js';
import { isCommonPassword } from '../calc/common-passwords.js';

/**
 * Throws the message of the first rule that a new password breaks. The list of common passwords comes last, because
 * only the server has it: the browser shows the other rules first.
 */
export function requireStrongPassword(password: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password) ? 'Password is too common.' : null);
  if (problem !== null) throw validationFailed([{ path: 'password', message: problem }]);
}
