/** The verdict about a build before it is promoted. Pure. */
import type { ContractOffer, RegistryDocument, ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import { contractOffer, signatureProblem } from '@touchline/contracts/release-problems';
import type { ApiDocument } from './api-document.js';
import { unfitCalls } from './check-calls.js';
import { ownProblems, siteProblems, type ShellOffer } from './check-release.js';
import { partState, promoted, withPart } from './registry-changes.js';
import { isSignedBy } from './registry-signature.js';

/**
 * Why an area's build could not go live on a site, one sentence per reason that ends with what coaches keep; empty when it
 * could.
 * @param shell the release document of the site's live shell
 * @param api the deployed API's document; null: the calls of the API are not checked
 */
export function checkArea(
  release: ReleaseDocument,
  registry: RegistryDocument,
  shell: ShellOffer,
  api: ApiDocument | null = null,
): string[] {
  const { name, version } = release;
  const next = withPart(registry, name, promoted(partState(registry, name), version, []), {
    head: (part, wanted) => {
      const head = part === name && wanted === version ? release : registry.remotes[part]?.releases[wanted];
      if (!head) throw new Error(`the registry names ${part} ${wanted}, but does not describe it`);
      return head;
    },
    shellEntry: () => release.entry,
  });
  const unfit = siteProblems(next, shell).filter((problem) => problem.name === name);
  const live = partState(registry, name)?.live;
  const kept = live === undefined ? '' : ` Coaches keep ${live}.`;
  const sentences = unfit.map(({ sentence }) => `${sentence}.`);
  return [...ownProblems(release), ...sentences, ...(api ? unfitCalls(release, api) : [])].map(
    (sentence) => `${sentence}${kept}`,
  );
}

/** The fallbacks of areas that a shell's build would make useless, one sentence each. They do not keep it from going live. */
export const lostFallbacks = (shell: ShellRelease, registry: RegistryDocument): string[] =>
  siteProblems(registry, shell)
    .filter(({ role }) => role === 'lastGood')
    .map(({ sentence }) => `${sentence}; it would be no fallback any more.`);

/** The majors of the contract that a shell speaks. */
type Spoken = ContractOffer & Pick<ShellRelease, 'earlier'>;

/**
 * The uses of deprecated names by versions that pages can ask for, one sentence each. They keep nothing from going live: a name is
 * removed when no version uses it any more.
 */
export const deprecatedUses = (shell: Spoken, registry: RegistryDocument): string[] =>
  Object.entries(registry.remotes).flatMap(([name, { live, lastGood, canary, releases }]) =>
    [...new Set([live, canary?.version, lastGood])].flatMap((version) => {
      const head = version ? releases[version] : undefined;
      return head ? deprecatedNames(shell, head).map((use) => `${name} ${head.version} still uses ${use}.`) : [];
    }),
  );

/** The deprecated names that a release uses, each as `createKeptKey of @touchline/ui/host: use createRetryKeys`. */
export function deprecatedNames(
  shell: Spoken,
  { contract, uses }: Pick<ReleaseDocument, 'contract' | 'uses'>,
): string[] {
  const { deprecated = {} } = contractOffer(shell, contract);
  return Object.entries(uses ?? {}).flatMap(([key, names]) =>
    names.flatMap((name) => {
      const instead = deprecated[key]?.[name];
      return instead === undefined ? [] : [`${name} of ${key}: use ${instead}`];
    }),
  );
}

/**
 * Why a shell's build could not go live on a site: the areas that would stop working, and its calls of the API; empty when
 * it could.
 * @param api the deployed API's document; null: the calls of the API are not checked
 */
export function checkShell(shell: ShellRelease, registry: RegistryDocument, api: ApiDocument | null = null): string[] {
  const kept = registry.shell ? ` Coaches keep shell ${registry.shell.live}.` : '';
  const unfit = siteProblems(registry, shell).filter(({ role }) => role !== 'lastGood');
  return [...unfit.map(({ sentence }) => `${sentence}.`), ...(api ? unfitCalls(shell, api) : [])].map(
    (sentence) => `${sentence}${kept}`,
  );
}

/**
 * Why pages do not believe the registry as it is now; null when they do. A build cannot reach them then.
 * @param shell the release document of the registry's live shell; null while there is none
 */
export function registryProblem(
  registry: RegistryDocument,
  shell: Pick<ShellRelease, 'version' | 'registryKey'> | null,
): string | null {
  const { version, registryKey } = shell ?? {};
  if (!registryKey) return null;
  const problem = signatureProblem(registry.signature, isSignedBy(registry, registryKey));
  return problem && `shell ${version} believes only a registry that is signed for the key ${registryKey}: ${problem}.`;
}
