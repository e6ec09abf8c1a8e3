import { webcrypto } from 'node:crypto';
import { isRegistrationCode, REGISTRATION_CODE_ALPHABET } from '@touchline/contracts/registration-code';
import { drawCode } from './draw-code.js';

/** Hands out the given bytes, one array after the other. */
const bytesOf =
  (...rounds: number[][]) =>
  (bytes: Uint8Array) =>
    bytes.set(rounds.shift() ?? []);

test('each byte below 252 is a character of the alphabet', () => {
  expect(drawCode(bytesOf([0, 25, 26, 35, 36, 71, 72, 251]))).toBe('AZ09A9A9');
});

test('bytes from 252 on are left out: they would favour A to D', () => {
  expect(drawCode(bytesOf([252, 253, 254, 255, 1, 1, 1, 1, 1, 1, 1, 255, 2, 3, 4, 5]))).toBe('BBBBBBBC');
});

test('draws again where too many were left out', () => {
  expect(drawCode(bytesOf(Array(16).fill(255) as number[], Array(16).fill(7) as number[]))).toBe('HHHHHHHH');
});

test('of really random bytes, codes are well formed, differ, and hold every character about as often', () => {
  const codes = Array.from({ length: 4500 }, () => drawCode((bytes) => webcrypto.getRandomValues(bytes)));
  expect(codes.every(isRegistrationCode)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
  const counts = new Map([...REGISTRATION_CODE_ALPHABET].map((character) => [character, 0]));
  for (const character of codes.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  // 36 000 characters, 1 000 of each expected; six standard deviations.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(190);
});
