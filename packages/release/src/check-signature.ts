/** Whether a registry may be written with the signing key at hand, or without one. Pure. */
import type { RegistryDocument, ShellRelease } from '@touchline/contracts/area';
import { isSignedBy, type RegistrySigner } from './registry-signature.js';
import type { LogEntry } from './registry-store.js';

/** Why pages of this shell would not believe a registry of this signer; null when they would. */
export function signerProblem(shell: ShellRelease, signer: RegistrySigner | undefined): string | null {
  const { version, registryKey } = shell;
  if (!registryKey || registryKey === signer?.publicKey) return null;
  const own = signer ? `the signing key here belongs to ${signer.publicKey}` : 'there is no signing key here';
  return (
    `shell ${version} believes only a registry that is signed for the key ${registryKey}, and ${own}. ` +
    'Make the change where that key is, in SITE_DIR.'
  );
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
  log: readonly LogEntry[],
): string | null {
  const isSigned = !shell?.registryKey || isSignedBy(registry, shell.registryKey);
  if (isSigned && isAsLogged(registry, log)) return null;
  return (
    'registry.json is not what the release commands wrote last, so it is not signed again. ' +
    'Find out who changed it, and replace it with the "registry" of the newest entry in registry/log.'
  );
}

/** Whether the registry equals the log's; true without a log, as of a copied site. */
export function isAsLogged(registry: RegistryDocument, log: readonly LogEntry[]): boolean {
  const entry = log.findLast(({ seq }) => seq <= registry.seq);
  if (!entry) return true;
  // In the first format only the page named the shell.
  const { shell: _shell, ...others } = registry;
  return JSON.stringify(entry.registry) === JSON.stringify(entry.registry.shell ? registry : others);
}
