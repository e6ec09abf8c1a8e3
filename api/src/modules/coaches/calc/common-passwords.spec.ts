import { passwordProblem } from '@touchline/contracts/password-rules';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.js';

const LISTED = dictionary['passwords-common'];

describe('a common password', () => {
  it.each([
    'password',
    'PASSWORD',
    'Password1!',
    'Passw0rd#1',
    'iloveyou2#',
    'qwerty123!',
    'Dragon#2026'.slice(0, 9),
    'baseball!!!!',
    'abc123#1',
    '123456!',
    '12345678#',
    'Touchline1!',
    'touchline#26',
    'Coach#26',
    'Matchday2026',
    'P@ssw0rd',
    'P@ssw0rd2026',
    '1qaz@WSX',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it('is each of the 3000 commonest, and every other listed one that the password rules allow', () => {
    const allowed = LISTED.filter((password) => passwordProblem(password) === null);
    expect(allowed.length).toBeGreaterThan(10);
    expect([...LISTED.slice(0, 3000), ...allowed].filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  it.each([
    'Coach#2026',
    'Rival#2026',
    'Second#2027',
    'Correct#1horse',
    'Different#2horse',
    'xpassword1!',
    'password!!!!!',
    '1!password',
    'übung#2026',
    '',
    '#1!?',
  ])('%s is not one', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
