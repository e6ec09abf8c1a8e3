import { REGISTRATION_CODE_ALPHABET, REGISTRATION_CODE_LENGTH } from '@touchline/contracts/registration-code';

/**
 * The largest multiple of the alphabet's size within a byte. Larger bytes would make the first characters more likely
 * than the last.
 */
const UNBIASED_BYTE_LIMIT = 256 - (256 % REGISTRATION_CODE_ALPHABET.length);

const fillRandomly = (bytes: Uint8Array<ArrayBuffer>): void => {
  crypto.getRandomValues(bytes);
};

/** Generates a registration code of uniformly distributed characters. `fill` fills an array with random bytes. */
export function generateCode(fill: (bytes: Uint8Array<ArrayBuffer>) => void = fillRandomly): string {
  const bytes = new Uint8Array(REGISTRATION_CODE_LENGTH * 2);
  let code = '';
  while (code.length < REGISTRATION_CODE_LENGTH) {
    fill(bytes);
    for (const byte of bytes)
      if (byte < UNBIASED_BYTE_LIMIT && code.length < REGISTRATION_CODE_LENGTH)
        code += REGISTRATION_CODE_ALPHABET.charAt(byte % REGISTRATION_CODE_ALPHABET.length);
  }
  return code;
}
