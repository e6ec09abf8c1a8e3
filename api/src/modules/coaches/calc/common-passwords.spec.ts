import { isCommonPassword } from './common-passwords.js';

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
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
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
