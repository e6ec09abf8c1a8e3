/** Why builds could not go live on a site, apart from their files and their proof. Pure. */
import type { RegistryDocument, ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import type { ApiDocument } from './api-document.js';
import { unfitCalls } from './check-calls.js';
import { ownProblems, siteProblems, type Problem, type ShellOffer, type SingletonsReader } from './check-release.js';
import { partState, promoted, withPart } from './registry-changes.js';
import { SHELL } from './site-folder.js';

/** The deployed parts that builds must fit. */
export interface DeployedParts {
  registry: RegistryDocument;
  /** The release document of the live shell; null while there is none. */
  shell: ShellOffer | null;
  /** The document of the deployed API; null: the calls of the API are not checked. */
  api: ApiDocument | null;
  /** Of deployed versions. Only a new shell needs them. */
  singletonsOf: SingletonsReader;
}

export interface BuildsToCheck extends DeployedParts {
  /** An area alone, or a shell with the areas that go live in the same write. These need not fit the live shell. */
  builds: readonly (ReleaseDocument | ShellRelease)[];
}

/**
 * Why builds could not go live: problems of the builds themselves, versions that would not fit the shell, clashes of pages, and calls of
 * the API. One sentence per reason, each of which ends with what coaches keep; empty when they could.
 */
export function checkBuilds({ builds, registry, shell: liveShell, api, singletonsOf }: BuildsToCheck): string[] {
  const areas = builds.filter((build): build is ReleaseDocument => 'container' in build);
  const newShell = builds.find((build): build is ShellRelease => !('container' in build));
  const shell = newShell ?? liveShell;
  if (!shell) return ['There is no shell on this site yet. It has to be promoted before any area.'];
  const isBuilt = (part: string | undefined) => areas.some(({ name }) => name === part);
  const singletonsAfter: SingletonsReader = (name, version) =>
    areas.find((area) => area.name === name && area.version === version)?.singletons ?? singletonsOf(name, version);

  // A new shell may harm every area. The new build of two areas that clash has a sentence of its own.
  const isCaused = ({ name, role, clashesWith }: Problem) =>
    role !== 'lastGood' && (isBuilt(name) || (newShell !== undefined && !isBuilt(clashesWith)));
  const unfit = siteProblems(afterPromote(registry, areas), shell, singletonsAfter).filter(isCaused);

  const kept = keptSentence(registry, newShell ? SHELL : areas[0]?.name);
  return [
    ...areas.flatMap(ownProblems),
    ...unfit.map(({ sentence }) => `${sentence}.`),
    ...(api ? builds.flatMap((build) => unfitCalls(build, api)) : []),
  ].map((sentence) => `${sentence}${kept}`);
}

function keptSentence(registry: RegistryDocument, name = ''): string {
  const live = partState(registry, name)?.live;
  return live === undefined ? '' : ` Coaches keep ${name === SHELL ? `shell ${live}` : live}.`;
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
