import {
  isRegistrationCode,
  normalizeRegistrationCode,
  REGISTRATION_CODE_ALPHABET,
  REGISTRATION_CODE_LENGTH,
} from './registration-code.js';

describe('a registration code', () => {
  it('is eight characters A to Z and 0 to 9', () => {
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
      expect(isRegistrationCode(character.repeat(REGISTRATION_CODE_LENGTH))).toBe(true);
  });

  it('is drawn from all characters that nobody mixes up', () => {
    const mixedUp = new Set('O0I1');
    const clear = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'].filter((character) => !mixedUp.has(character));
    expect([...REGISTRATION_CODE_ALPHABET]).toEqual(clear);
  });

  it.each([
    '',
    'ABC1234',
    'ABC123456',
    'abc12345',
    'ABC-1234',
    'ABC1234 ',
    'ÀBC12345',
    'ABC12345\n',
    12_345_678,
    null,
    undefined,
    ['ABC12345'],
  ])('is not %p', (text) => {
    expect(isRegistrationCode(text)).toBe(false);
  });

  it('may be typed in lower case, in groups and with surrounding space', () => {
    expect(normalizeRegistrationCode(' socw2026 ')).toBe('SOCW2026');
    expect(normalizeRegistrationCode('socw-20 26')).toBe('SOCW2026');
  });
});
