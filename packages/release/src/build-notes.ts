/** Hints for the team of a build. They do not keep it from going live. Pure. */
import type { ContractOffer, RegistryDocument, ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import { contractOffer } from '@touchline/contracts/release-problems';
import { siteProblems, type SingletonsReader } from './check-release.js';

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
