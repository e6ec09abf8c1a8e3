import { passwordProblem, repeatedPasswordProblem } from './password-rules.js';

describe('a new password', () => {
  it.each([
    ['', 'Password must be at least 8 characters.'],
    ['Abcd#12', 'Password must be at least 8 characters.'],
    ['🙂🙂🙂🙂', 'Password must be at least 8 characters.'],
    ['abcdefg#', 'Password must contain at least one number.'],
    ['abcdefgh', 'Password must contain at least one number.'],
    ['abcdefg1', 'Password must contain at least one symbol.'],
    ['abcdef-1', 'Password must contain at least one symbol.'],
    [`1#${'ä'.repeat(512)}`, 'Password is too long.'],
    [`1#${'€'.repeat(341)}`, 'Password is too long.'],
    [`1#${'🙂'.repeat(256)}`, 'Password is too long.'],
  ])('%s is refused by the first rule it breaks', (password, sentence) =>
    expect(passwordProblem(password)).toBe(sentence),
  );

  it.each([...'!@#$%^&*(),.?":{}|<>'])('may have %s as its symbol', (symbol) =>
    expect(passwordProblem(`abcdef1${symbol}`)).toBeNull(),
  );

  it.each(['ä'.repeat(511), '🙂'.repeat(255), 'a'.repeat(1022)])('may be exactly as long as allowed', (filler) =>
    expect(passwordProblem(`1#${filler}`)).toBeNull(),
  );

  it('must be repeated equally, which is checked last', () => {
    expect(repeatedPasswordProblem('abcdef1#', 'abcdef1!')).toBe('Passwords do not match.');
    expect(repeatedPasswordProblem('abcdef1', 'other')).toBe('Password must be at least 8 characters.');
    expect(repeatedPasswordProblem('abcdef1#', 'abcdef1#')).toBeNull();
  });
});
