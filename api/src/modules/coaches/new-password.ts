import { passwordProblem } from '@touchline/contracts/password-rules';
import { validationFailed } from '../../common/errors/shared.errors.js';
import { isCommonPassword } from './common-passwords.js';

/** Throws the sentence of the first rule that a new password breaks. The list of common ones comes last: only the server has it. */
export function refuseWeakPassword(password: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password) ? 'Password is too common.' : null);
  if (problem !== null) throw validationFailed([{ path: 'password', message: problem }]);
}
