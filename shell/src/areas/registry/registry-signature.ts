/**
 * Checks that the registry is signed, in a shell that was built with a public key (REGISTRY_PUBLIC_KEY). The signature
 * protects from who can change the registry without having the private key. It does not protect from who can change the
 * page or the files of the shell, which are not signed and contain this check and its key.
 */
import { signedText, type RegistryDocument } from '@touchline/contracts/area';
import { signatureProblem } from '@touchline/contracts/release-problems';

const ALGORITHM = 'Ed25519';

/** The registry is there, but this page does not believe it. The message says why. */
export class UntrustedRegistryError extends Error {
  override readonly name = 'UntrustedRegistryError';
}

/**
 * Rejects with UntrustedRegistryError unless the registry is signed for the key of this shell, also when the browser cannot
 * check that. A shell without a key believes every registry.
 * @param value the registry as it was sent: the signature covers also fields that this shell does not know
 */
export async function assertTrusted(value: unknown): Promise<void> {
  const publicKey = process.env.REGISTRY_PUBLIC_KEY;
  if (!publicKey) return;
  const key = await importKey(publicKey);
  const registry = (value ?? {}) as Partial<RegistryDocument>;
  const problem = signatureProblem(registry.signature, await isSigned(registry, key));
  if (problem) throw new UntrustedRegistryError(problem);
}

async function importKey(publicKey: string): Promise<CryptoKey> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new UntrustedRegistryError('the signature of the registry can be checked over https only');
  try {
    return await subtle.importKey('raw', bytesOf(publicKey), ALGORITHM, false, ['verify']);
  } catch {
    throw new UntrustedRegistryError(`this browser cannot check the signature of the registry (${ALGORITHM})`);
  }
}

async function isSigned(registry: Partial<RegistryDocument>, key: CryptoKey): Promise<boolean> {
  try {
    const text = new TextEncoder().encode(signedText(registry));
    return await crypto.subtle.verify(ALGORITHM, key, bytesOf(String(registry.signature)), text);
  } catch {
    // The signature is no base64.
    return false;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
