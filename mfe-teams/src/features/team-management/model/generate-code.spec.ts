import { webcrypto } from 'node:crypto';
import { isRegistrationCode, REGISTRATION_CODE_ALPHABET } from '@touchline/contracts/registration-code';
import { generateCode } from './generate-code.js';

test('each byte is a character of the alphabet, each character for equally many bytes', () => {
  const allBytes = Array.from({ length: 256 }, (_, byte) => byte);
  const drawn = [];
  while (allBytes.length > 0) drawn.push(...generateCode((bytes) => bytes.set(allBytes.splice(0, bytes.length))));
  const expected = [...REGISTRATION_CODE_ALPHABET].flatMap((character) => Array<string>(8).fill(character));
  expect(drawn.sort()).toEqual(expected.sort());
});

test('no code has a character that people mix up', () => {
  const codes = Array.from({ length: 1000 }, () => generateCode((bytes) => webcrypto.getRandomValues(bytes)));
  expect(codes.join('')).not.toMatch(/[O0I1]/);
});

test('with random bytes codes are valid and different, and all characters are about equally frequent', () => {
  const codes = Array.from({ length: 4000 }, () => generateCode((bytes) => webcrypto.getRandomValues(bytes)));
  expect(codes.every(isRegistrationCode)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  const counts = new Map([...REGISTRATION_CODE_ALPHABET].map((character) => [character, 0]));
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  // 32 000 characters with 1 000 of each expected; the tolerance is six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
});
