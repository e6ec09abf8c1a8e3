/**
 * Signatures of the registry (Ed25519). A shell that was built with the public key believes no other registry.
 *
 * They protect from who can change `registry.json` on its way, or where it is stored, without having the key. They do not
 * protect from who can change the page (`index.html`) or the files of the shell: these are not signed, and decide which key
 * counts. Nor from who has the private key, nor from who shows a browser that has seen no newer one a former registry.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { signedText, type RegistryDocument } from '@touchline/contracts/area';

/** Signs registries. */
export interface RegistrySigner {
  /** The key to which the signatures belong: 32 bytes in base64. */
  publicKey: string;
  /** Returns the signature of the text's UTF-8 bytes, in base64. */
  sign: (text: string) => string;
}

/** A new private key, as PEM (PKCS8). */
export const newSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/** @param pem a private key (PKCS8). Throws when it is no Ed25519 key */
export function createSigner(pem: string): RegistrySigner {
  const key = readPrivateKey(pem);
  const { x } = createPublicKey(key).export({ format: 'jwk' }) as { x: string };
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  };
}

function readPrivateKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The text is no key at all.
  }
  throw new Error('This is no private Ed25519 key in PEM.');
}

/** The registry with its signature at the end, and without a former one; unsigned without `signer`. */
export function withSignature(registry: RegistryDocument, signer: RegistrySigner | undefined): RegistryDocument {
  const { signature: _former, ...document } = registry;
  return signer ? { ...document, signature: signer.sign(signedText(document)) } : document;
}

/** Whether the owner of the key has signed the registry. */
export function isSignedBy(registry: RegistryDocument, publicKey: string): boolean {
  if (typeof registry.signature !== 'string') return false;
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(signedText(registry)), key, Buffer.from(registry.signature, 'base64'));
}
