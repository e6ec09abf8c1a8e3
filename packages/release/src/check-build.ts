/** The verdict about a build before it is promoted. Pure. */
import type { ContractOffer, RegistryDocument, ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import { contractOffer, signatureProblem } from '@touchline/contracts/release-problems';
import type { ApiDocument } from './api-document.js';
import { unfitCalls } from './check-calls.js';
import { ownProblems, siteProblems, type ShellOffer, type SingletonsReader } from './check-release.js';
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
  const { name } = release;
  const unfit = siteProblems(afterPromote(registry, [release]), shell, () => release.singletons).filter(
    (problem) => problem.name === name && problem.role !== 'lastGood',
  );
  const live = partState(registry, name)?.live;
  const kept = live === undefined ? '' : ` Coaches keep ${live}.`;
  const sentences = unfit.map(({ sentence }) => `${sentence}.`);
  return [...ownProblems(release), ...sentences, ...(api ? unfitCalls(release, api) : [])].map(
    (sentence) => `${sentence}${kept}`,
  );
}

/** A registry in which builds of areas are live, as `promote` would write it. Other versions are described by the registry. */
export function afterPromote(registry: RegistryDocument, areas: readonly ReleaseDocument[]): RegistryDocument {
  const head = (part: string, version: string) => {
    const found =
      areas.find((area) => area.name === part && area.version === version) ?? registry.remotes[part]?.releases[version];
    if (!found) throw new Error(`the registry names ${part} ${version}, but does not describe it`);
    return found;
  };
  const shellEntry = () => {
    throw new Error('the shell is no area');
  };
  return areas.reduce((document, { name, version }) => {
    const state = partState(document, name);
    const next = promoted(state, version, state?.lastGood ? [state.lastGood] : []);
    return withPart(document, name, next, { head, shellEntry });
  }, registry);
}

/**
 * The fallbacks of areas that a shell's build would make useless, one sentence each. They do not keep it from going live.
 * @param registry with the areas that go live together with the shell
 */
export const lostFallbacks = (
  shell: ShellRelease,
  registry: RegistryDocument,
  singletonsOf: SingletonsReader,
): string[] =>
  siteProblems(registry, shell, singletonsOf)
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

/** The deprecated names that a release uses, each as `useOld of @touchline/ui/host: use useNew`. */
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

/** The libraries of which a release takes names that are not known, and so cannot be compared; one sentence each. */
export const unknownNames = ({ singletons = {} }: Pick<ReleaseDocument, 'singletons'>): string[] =>
  Object.entries(singletons)
    .filter(([, names]) => names.includes('*'))
    .map(
      ([key]) => `It takes ${key} as a whole, so the names that it uses of ${key} are not compared with the shell's.`,
    );

/** What a shell's build is judged with, apart from the registry. */
export interface ShellContext {
  /** The deployed API's document; null: the calls of the API are not checked. */
  api: ApiDocument | null;
  /** Of deployed versions. */
  singletonsOf: SingletonsReader;
  /** Builds of areas that go live in the same write. They need not fit the current shell. */
  areas?: readonly ReleaseDocument[];
}

/**
 * Why a shell's build could not go live on a site, alone or together with areas: the areas that would stop working, what the builds
 * have of problems by themselves, and their calls of the API; empty when it could.
 */
export function checkShell(
  shell: ShellRelease,
  registry: RegistryDocument,
  { api, singletonsOf, areas = [] }: ShellContext,
): string[] {
  const kept = registry.shell ? ` Coaches keep shell ${registry.shell.live}.` : '';
  const buildOf = (name: string, version?: string) =>
    areas.find((area) => area.name === name && (version === undefined || area.version === version));
  const problems = siteProblems(
    afterPromote(registry, areas),
    shell,
    (name, version) => buildOf(name, version)?.singletons ?? singletonsOf(name, version),
  );
  const unfit = problems.filter(
    ({ name, role, clashesWith }) =>
      // The new build of two areas that clash has a sentence of its own.
      role !== 'lastGood' && (buildOf(name) || clashesWith === undefined || !buildOf(clashesWith)),
  );
  return [
    ...areas.flatMap(ownProblems),
    ...unfit.map(({ sentence }) => `${sentence}.`),
    ...(api ? [shell, ...areas].flatMap((build) => unfitCalls(build, api)) : []),
  ].map((sentence) => `${sentence}${kept}`);
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
