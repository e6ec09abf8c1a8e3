import { REGISTRATION_CODE_ALPHABET, REGISTRATION_CODE_LENGTH } from '@touchline/contracts/registration-code';

const fillRandomly = (bytes: Uint8Array<ArrayBuffer>): void => {
  crypto.getRandomValues(bytes);
};

/**
 * Generates a registration code of uniformly distributed characters: the alphabet has 32, which divides the 256 values of a
 * byte evenly. `fill` fills an array with random bytes.
 */
export function generateCode(fill: (bytes: Uint8Array<ArrayBuffer>) => void = fillRandomly): string {
  const bytes = new Uint8Array(REGISTRATION_CODE_LENGTH);
  fill(bytes);
  return Array.from(bytes, (byte) => REGISTRATION_CODE_ALPHABET.charAt(byte % REGISTRATION_CODE_ALPHABET.length)).join(
    '',
  );
}
