/** The door to a site: every check of a build that goes live, for the release commands and for the server. */
import type { ReleaseDocument, RegistryDocument, ShellRelease } from '@touchline/contracts/area';
import type { ReleaseProof } from '@touchline/contracts/release-changes.schema';
import type { ApiDocument } from './api-document.js';
import { checkArea, checkShell } from './check-build.js';
import { BuildError, readCheckedBuild } from './check-files.js';
import { proofProblem } from './check-proof.js';
import { promote, type BuiltVersion, type PromoteOptions } from './promote.js';
import { readRegistry } from './registry-store.js';
import { SHELL, isInSite, readShellRelease } from './site-folder.js';
import { UnfitError } from './unfit-error.js';

export interface PromoteBuildOptions extends PromoteOptions {
  /** The document of the API that serves the site; null: the calls of the API are not checked. */
  api: ApiDocument | null;
  proof: ReleaseProof | null;
  /** Why the build goes live without a proof. It goes into the log. */
  unproven?: string;
}

/**
 * Makes a build live, or puts it on trial, if its files are those of its document, if it fits the site, and if it is proven.
 * @returns as `promote`. Throws an error with the reasons, and changes nothing, when the build is refused
 */
export function promoteBuild(
  site: string,
  built: BuiltVersion,
  { api, proof, unproven, ...options }: PromoteBuildOptions,
): string[] {
  const release = readCheckedBuild(built.dir, built.name, built.version);
  const registry = readRegistry(site);
  const problems = unfitReasons(site, release, registry, api);
  if (problems.length > 0) throw new BuildError(problems);

  // There is nothing to prove a first shell with. What is on trial was judged when its trial began.
  const missing = registry.shell && !options.onlyOnTrial ? proofProblem(built, proof, registry) : null;
  if (missing && !unproven)
    throw new UnfitError([built.name], `${missing}: npm run prove, or give the reason with --unproven "reason".`);

  return promote(site, [built], missing ? { ...options, why: `${options.why} (unproven: ${unproven})` } : options);
}

function unfitReasons(
  site: string,
  release: ReleaseDocument | ShellRelease,
  registry: RegistryDocument,
  api: ApiDocument | null,
): string[] {
  if (!('container' in release)) return checkShell(release, registry, api);
  const live = registry.shell?.live;
  if (live === undefined || !isInSite(site, SHELL, live)) return ['There is no shell on this site yet.'];
  return checkArea(release, registry, readShellRelease(site, live), api);
}
