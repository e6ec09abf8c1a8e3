import { REGISTRATION_CODE_ALPHABET, REGISTRATION_CODE_LENGTH } from '@touchline/contracts/registration-code';

/** The largest multiple of the alphabet's size that fits a byte: a byte beyond it would make the first characters likelier than the last. */
const FAIR = 256 - (256 % REGISTRATION_CODE_ALPHABET.length);

const random = (bytes: Uint8Array<ArrayBuffer>): void => {
  crypto.getRandomValues(bytes);
};

/** A new registration code, each character as likely as any other. `fill` puts random bytes into what it is given. */
export function drawCode(fill: (bytes: Uint8Array<ArrayBuffer>) => void = random): string {
  const bytes = new Uint8Array(REGISTRATION_CODE_LENGTH * 2);
  let code = '';
  while (code.length < REGISTRATION_CODE_LENGTH) {
    fill(bytes);
    for (const byte of bytes)
      if (byte < FAIR && code.length < REGISTRATION_CODE_LENGTH)
        code += REGISTRATION_CODE_ALPHABET.charAt(byte % REGISTRATION_CODE_ALPHABET.length);
  }
  return code;
}
