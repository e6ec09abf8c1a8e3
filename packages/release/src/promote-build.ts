/** The door to a site: every check of builds that go live, for the release commands and for the server. */
import type { ReleaseDocument, RegistryDocument, ShellRelease } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import type { ApiDocument } from './api-document.js';
import { checkArea, checkShell } from './check-build.js';
import { BuildError, readCheckedBuilds } from './check-files.js';
import { proofProblem } from './check-proof.js';
import { promote, type BuiltVersion, type PromoteOptions } from './promote.js';
import { readRegistry } from './registry-store.js';
import { SHELL, isInSite, readShellRelease, singletonsIn } from './site-folder.js';
import { UnfitError } from './unfit-error.js';

export interface PromoteBuildOptions extends Omit<PromoteOptions, 'assertFits'> {
  /** The document of the API that serves the site; null: the calls of the API are not checked. */
  api: ApiDocument | null;
  proof: ReleaseProof | null;
  /** Why the build goes live without a proof. It goes into the log. */
  unproven?: string;
  /**
   * Builds of areas that go live in the same write as the shell `built`. They have no proof of their own, because they cannot be
   * proven with the live shell: the proof of the shell is made with them.
   */
  together?: readonly BuiltVersion[];
}

/**
 * Makes a build live, or puts it on trial, if its files are those of its document, if it fits the site, and if it is proven. A
 * shell goes live alone or together with builds of areas.
 * @returns as `promote`. Throws an error with the reasons, and changes nothing, when a build is refused
 */
export function promoteBuild(
  site: string,
  built: BuiltVersion,
  { api, proof, unproven, together = [], ...options }: PromoteBuildOptions,
): string[] {
  assertTogether(built, together);
  const [release, ...areas] = readCheckedBuilds([built, ...together]) as [
    ReleaseDocument | ShellRelease,
    ...ReleaseDocument[],
  ];
  /** Why the proof is missing; null when it is not. Throws when the builds do not fit the site. */
  const missingProof = (registry: RegistryDocument): string | null => {
    const problems = unfitReasons(site, release, areas, registry, api);
    if (problems.length > 0) throw new BuildError(problems);

    // There is nothing to prove a first shell with. A version on trial was judged when its trial began.
    return registry.shell && !options.onlyOnTrial ? proofProblem(built, proof, registry, together) : null;
  };
  const assertProven = (missing: string | null, isExcused: boolean): void => {
    if (missing && !isExcused)
      throw new UnfitError([built.name], `${missing}: npm run prove, or give the reason with --unproven "reason".`);
  };

  const judged = readRegistry(site);
  const missing = missingProof(judged);
  assertProven(missing, Boolean(unproven));
  const why = missing ? `${options.why} (unproven: ${unproven})` : options.why;
  // Somebody else may change the site in the meantime: a registry that was not judged yet is judged before it is replaced.
  const assertFits = (registry: RegistryDocument) => {
    if (JSON.stringify(registry) !== JSON.stringify(judged)) assertProven(missingProof(registry), missing !== null);
  };
  return promote(site, [built, ...together], { ...options, why, assertFits });
}

/** Throws when builds cannot go live in one write: only a shell takes areas with it, and each of them once. */
export function assertTogether(
  built: Pick<BuiltVersion, 'name'>,
  together: readonly Pick<BuiltVersion, 'name'>[],
): void {
  if (together.length > 0 && built.name !== SHELL)
    throw new Error(`Only the shell goes live together with areas, so ${built.name} takes none with it.`);
  const names = [built, ...together].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${twice} is named twice: one version of it can be live.`);
}

function unfitReasons(
  site: string,
  release: ReleaseDocument | ShellRelease,
  areas: readonly ReleaseDocument[],
  registry: RegistryDocument,
  api: ApiDocument | null,
): string[] {
  if (!('container' in release)) return checkShell(release, registry, { api, areas, singletonsOf: singletonsIn(site) });
  const live = registry.shell?.live;
  if (live === undefined || !isInSite(site, SHELL, live)) return ['There is no shell on this site yet.'];
  return checkArea(release, registry, readShellRelease(site, live), api);
}
