/** The door to a site: every check of builds that go live, for the release commands and for the server. */
import type { RegistryDocument } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import type { ApiDocument } from './api-document.js';
import { checkBuilds, type DeployedParts } from './check-build.js';
import { BuildError, readCheckedBuilds, type CheckedBuild } from './check-files.js';
import { proofProblem } from './check-proof.js';
import { promote, type BuiltVersion, type PromoteOptions } from './promote.js';
import { readRegistry } from './registry-store.js';
import { SHELL, liveShell, singletonsIn } from './site-folder.js';
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
  const builds = readCheckedBuilds([built, ...together]);
  const judge = (registry: RegistryDocument, isExcused: boolean) => {
    const deployed = { registry, shell: liveShell(site, registry), api, singletonsOf: singletonsIn(site) };
    return judgeBuilds(builds, deployed, { proof, isExcused, onlyOnTrial: options.onlyOnTrial ?? false });
  };

  const judged = readRegistry(site);
  const missing = judge(judged, Boolean(unproven));
  const why = missing ? `${options.why} (unproven: ${unproven})` : options.why;
  // Somebody else may change the site in the meantime: a registry that was not judged yet is judged before it is replaced.
  const assertFits = (registry: RegistryDocument) => {
    if (JSON.stringify(registry) !== JSON.stringify(judged)) judge(registry, missing !== null);
  };
  return promote(site, builds, { ...options, why, assertFits });
}

export interface ProofOptions {
  proof: ReleaseProof | null;
  /** Whether somebody gave a reason in the place of the proof. */
  isExcused: boolean;
  /** A version on trial needs no proof: it was judged when its trial began. */
  onlyOnTrial?: boolean;
}

/**
 * Judges an area, or a shell with the areas that go live with it, in this order.
 * @returns why they count as not proven, where that is excused; null when they are proven. Throws an error with the reasons when they
 *   do not fit the deployed parts, or need a proof
 */
export function judgeBuilds(
  builds: readonly CheckedBuild[],
  deployed: DeployedParts,
  { proof, isExcused, onlyOnTrial = false }: ProofOptions,
): string | null {
  const problems = checkBuilds({ builds: builds.map(({ release }) => release), ...deployed });
  if (problems.length > 0) throw new BuildError(problems);

  const [built, ...together] = builds;
  // There is nothing to prove a first shell with.
  if (!built || !deployed.registry.shell || onlyOnTrial) return null;
  const missing = proofProblem(built, proof, deployed.registry, together);
  if (missing && !isExcused)
    throw new UnfitError([built.name], `${missing}: npm run prove, or give the reason with --unproven "reason".`);
  return missing;
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
