/**
 * Why a page would refuse a release or a registry. The shell in the browser, the release commands and the server use the same
 * functions, so a team reads one sentence in its CI, when it promotes, and in "About this app". Pure, and small: the shell
 * bundles it.
 */
import type { ContractOffer, ReleaseHead, ShellRelease } from './area.js';
import { pagesClash } from './page-pattern.js';
import { contractMajor } from './shared-keys.js';
import { satisfiesRange } from './version-range.js';

/** What a shell gives to areas. A page does not know the addresses of its own pages, and leaves `pages` out. */
export type HostOffer = Pick<ShellRelease, 'contract' | 'runtime' | 'provides' | 'kit' | 'pages' | 'earlier'>;

/** What a shell gives to areas of the major of `range`; of its newest major when it speaks none of that major. */
export const contractOffer = (shell: ContractOffer & Pick<ShellRelease, 'earlier'>, range: string): ContractOffer =>
  shell.earlier?.find(({ contract }) => contractMajor(contract) === contractMajor(range)) ?? shell;

/** The versions of the contract that a shell speaks, the newest first: `3.0.0 and 2.6.0`. */
const spokenContracts = ({ contract, earlier = [] }: HostOffer): string =>
  [contract, ...earlier.map((offer) => offer.contract)].join(' and ');

/** What an area needs and the shell does not give, one half-sentence per problem ("needs …, the shell gives …"). */
export function unmetNeeds(
  release: Pick<ReleaseHead, 'contract' | 'runtime' | 'shared' | 'uses' | 'pages'>,
  shell: HostOffer,
): string[] {
  const found: string[] = [];
  const { contract, kit } = contractOffer(shell, release.contract);
  if (!satisfiesRange(contract, release.contract))
    found.push(`needs shell contract ${release.contract}, the shell gives ${spokenContracts(shell)}`);
  if (release.runtime !== shell.runtime)
    found.push(`was built for federation runtime ${release.runtime}, the shell has ${shell.runtime}`);
  for (const [key, range] of Object.entries(release.shared)) {
    const version = shell.provides[key];
    if (version === undefined || !satisfiesRange(version, range))
      found.push(`needs ${key} ${range}, the shell gives ${version ?? 'none'}`);
  }
  for (const [key, names] of Object.entries(release.uses ?? {})) {
    const missing = names.filter((name) => !(kit[key] ?? []).includes(name));
    if (missing.length > 0) found.push(`takes ${missing.join(', ')} from ${key}, which the shell does not export`);
  }
  for (const { path } of release.pages) {
    const taken = shell.pages?.find((page) => pagesClash(page, path));
    if (taken) found.push(`claims ${path}, which clashes with ${taken} of the shell`);
  }
  return found;
}

/** A file whose bytes are not those of its release document. */
export const otherFile = (path: string): string => `${path} is not the file that release.json describes`;

/**
 * Why a shell with a key does not believe a registry; null when it does.
 * @param signature of the registry
 * @param isValid whether the signature belongs to the shell's key and to the content of the registry
 */
export function signatureProblem(signature: unknown, isValid: boolean): string | null {
  if (signature === undefined) return 'the registry is not signed';
  return isValid ? null : 'the signature of the registry is wrong';
}
