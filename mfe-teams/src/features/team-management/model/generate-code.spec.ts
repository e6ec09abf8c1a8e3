import { webcrypto } from 'node:crypto';
import { isRegistrationCode, REGISTRATION_CODE_ALPHABET } from '@touchline/contracts/registration-code';
import { generateCode } from './generate-code.js';

/** Fills with the given bytes, one array per call. */
const bytesOf =
  (...rounds: number[][]) =>
  (bytes: Uint8Array) =>
    bytes.set(rounds.shift() ?? []);

test('each byte below 252 is a character of the alphabet', () => {
  expect(generateCode(bytesOf([0, 25, 26, 35, 36, 71, 72, 251]))).toBe('AZ09A9A9');
});

test('bytes from 252 on are skipped because they would favour A to D', () => {
  expect(generateCode(bytesOf([252, 253, 254, 255, 1, 1, 1, 1, 1, 1, 1, 255, 2, 3, 4, 5]))).toBe('BBBBBBBC');
});

test('draws more bytes when too many were skipped', () => {
  expect(generateCode(bytesOf(Array(16).fill(255) as number[], Array(16).fill(7) as number[]))).toBe('HHHHHHHH');
});

test('with random bytes codes are valid and different, and all characters are about equally frequent', () => {
  const codes = Array.from({ length: 4500 }, () => generateCode((bytes) => webcrypto.getRandomValues(bytes)));
  expect(codes.every(isRegistrationCode)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  const counts = new Map([...REGISTRATION_CODE_ALPHABET].map((character) => [character, 0]));
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  // 36 000 characters with 1 000 of each expected; the tolerance is six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
});
