/**
 * Signatures of the registry (Ed25519): who signs it, whether pages believe it, and whether it may be signed again. A shell that was
 * built with the public key believes no other registry.
 *
 * They protect from who can change `registry.json` on its way, or where it is stored, without having the key. They do not
 * protect from who can change the page (`index.html`) or the files of the shell: these are not signed, and decide which key
 * counts. Nor from who has the private key, nor from who shows a browser that has seen no newer one a former registry.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { signedText, type RegistryDocument, type ShellRelease } from '@touchline/contracts/area';
import { signatureProblem } from '@touchline/contracts/release-problems';

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

/** Of a log entry: the registry that it led to. */
type LoggedRegistry = Pick<RegistryDocument, 'seq'> & { registry: RegistryDocument };

/** What pages would have to believe: a registry as it is, or one that this signer writes. */
type Signed = { registry: RegistryDocument } | { signer: RegistrySigner | undefined };

/**
 * Why pages of a shell do not believe a registry, so that no build can reach them; null when they do.
 * @param shell null while there is none
 */
export function trustProblem(shell: Pick<ShellRelease, 'version' | 'registryKey'> | null, by: Signed): string | null {
  const { version, registryKey } = shell ?? {};
  if (!registryKey) return null;
  const problem = 'registry' in by ? registryProblem(by.registry, registryKey) : signerProblem(by.signer, registryKey);
  return problem && `shell ${version} believes only a registry that is signed for the key ${registryKey}${problem}`;
}

function registryProblem(registry: RegistryDocument, registryKey: string): string | null {
  const problem = signatureProblem(registry.signature, isSignedBy(registry, registryKey));
  return problem && `: ${problem}.`;
}

function signerProblem(signer: RegistrySigner | undefined, registryKey: string): string | null {
  if (signer?.publicKey === registryKey) return null;
  const own = signer ? `the signing key here belongs to ${signer.publicKey}` : 'there is no signing key here';
  return `, and ${own}. Make the change where that key is, in SITE_DIR.`;
}

/**
 * Why a change of `registry` must not be signed: its content may come from somebody without the key. Null when the shell's
 * key has signed it, if the shell has one, and when it equals the log's.
 * @param shell the live shell of `registry`; null when there is none
 * @param log of the site, oldest entry first; empty or incomplete when only the registry was copied here
 */
export function tamperProblem(
  registry: RegistryDocument,
  shell: ShellRelease | null,
  log: readonly LoggedRegistry[],
): string | null {
  const isSigned = !shell?.registryKey || isSignedBy(registry, shell.registryKey);
  if (isSigned && isAsLogged(registry, log)) return null;
  return (
    'registry.json is not what the release commands wrote last, so it is not signed again. ' +
    'Find out who changed it, and replace it with the "registry" of the newest entry in registry/log.'
  );
}

/** Whether the registry equals the log's; true without a log, as of a copied site. */
export function isAsLogged(registry: RegistryDocument, log: readonly LoggedRegistry[]): boolean {
  const entry = log.findLast(({ seq }) => seq <= registry.seq);
  if (!entry) return true;
  // In the first format only the page named the shell.
  const { shell: _shell, ...others } = registry;
  return JSON.stringify(entry.registry) === JSON.stringify(entry.registry.shell ? registry : others);
}
