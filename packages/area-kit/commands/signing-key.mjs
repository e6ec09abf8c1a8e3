import { createSigningKey } from '../release/signing-key.mjs';
import { print } from '../release/texts.mjs';

/**
 * `touchline signing-key`: makes the key with which the registry is signed. Prints its public key alone, for scripts; the rest is for
 * people.
 */
export function run() {
  const { file, publicKey } = createSigningKey();
  process.stderr.write(`${file} is the private key. The shell is built with the public key, as REGISTRY_PUBLIC_KEY:\n`);
  print([publicKey]);
  return 0;
}
