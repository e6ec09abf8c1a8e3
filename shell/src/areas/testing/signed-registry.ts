/** Keys and signatures as the release commands make them, for specs. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A pair of Ed25519 keys; `publicKey` as the shell is built with it. */
export function newKeys(): { publicKey: string; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x } = publicKey.export({ format: 'jwk' });
  return { publicKey: Buffer.from(x ?? '', 'base64url').toString('base64'), privateKey };
}

/** The document with the signature of its JSON. */
export function signed<T extends object>(document: T, privateKey: KeyObject): T & { signature: string } {
  return { ...document, signature: sign(null, Buffer.from(JSON.stringify(document)), privateKey).toString('base64') };
}
