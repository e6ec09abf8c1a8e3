/** Rules for a new password, in the order in which a screen reports them: the first broken rule only. */

const PASSWORD_MIN_LENGTH = 8;
/** Maximum length in UTF-8 bytes, which limits the cost of hashing. */
export const PASSWORD_MAX_BYTES = 1024;

/** The rules in one line, shown before the coach types. */
export const PASSWORD_HINT = `At least ${PASSWORD_MIN_LENGTH} characters, with a number and a symbol such as ! @ # ?`;

const SYMBOL = /[!@#$%^&*(),.?":{}|<>]/;

/** The sentence of the first rule that `password` breaks; null when it keeps all of them. */
export function passwordProblem(password: string): string | null {
  if ([...password].length < PASSWORD_MIN_LENGTH) return `Password must be at least ${PASSWORD_MIN_LENGTH} characters.`;
  if (!/\d/.test(password)) return 'Password must contain at least one number.';
  if (!SYMBOL.test(password)) return 'Password must contain at least one symbol.';
  if (bytesOf(password) > PASSWORD_MAX_BYTES) return 'Password is too long.';
  return null;
}

/** Like `passwordProblem`, then checks that both fields of a form are equal. */
export function repeatedPasswordProblem(password: string, repeated: string): string | null {
  return passwordProblem(password) ?? (password === repeated ? null : 'Passwords do not match.');
}

/** Length in UTF-8 bytes. Counted by hand, because TextEncoder may be missing where this runs. */
function bytesOf(text: string): number {
  return [...text].reduce((bytes, sign) => {
    const point = sign.codePointAt(0) ?? 0;
    return bytes + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);
  }, 0);
}
