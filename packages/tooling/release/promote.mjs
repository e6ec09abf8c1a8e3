/** Promotes a part: new page loads then use its built version. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRelease, checkShell } from './check.mjs';
import { ROOT, readJson } from './parts.mjs';
import { changeRegistry, readLog, withPromoted } from './registry.mjs';
import { builtRelease, copyImmutable, liveShell, prune, activateShell } from './site.mjs';

/**
 * Makes the built version of a part live in `site`.
 * @param options `why` goes into the log; `onlyNew`: skip a version that was live before, so that a start does not undo
 *   a rollback; `nextAreas`: areas that are promoted right after a shell, which is checked against their new releases
 * @returns one sentence that says what was done. Throws an error with the reasons when the version does not fit the site
 */
export async function promote(part, site, { why = 'promoted by hand', onlyNew = false, nextAreas = [] } = {}) {
  const built = builtRelease(part);
  const { version } = built.release;
  const { satisfiesRange } = await import(pathToFileURL(join(ROOT, 'packages/contracts/dist/version-range.js')).href);
  if (onlyNew && wasReplaced(site, part.name, version))
    return `${part.name} ${version} was live here before and is left alone (npm run promote -w ${part.name} brings it back)`;
  const isNew =
    part.kind === 'shell'
      ? promoteShell(built, site, why, nextAreas, satisfiesRange)
      : promoteArea(part, built, site, why, satisfiesRange);
  return isNew ? `${part.name} ${version} is live` : `${part.name} ${version} is live already`;
}

/** Whether `version` was live in `site` and another version of the part followed it. */
function wasReplaced(site, name, version) {
  const promoted = readLog(site)
    .filter((entry) => entry.name === name)
    .map(({ to }) => to);
  return promoted.includes(version) && promoted.at(-1) !== version;
}

function promoteArea(part, { dir, release }, site, why, satisfies) {
  const shell = liveShell(site);
  if (!shell) throw new Error(`There is no shell in ${site} yet: npm run promote -w shell`);
  const { budget } = readJson(join(part.dir, 'package.json')).touchline;
  const folder = join(site, 'remotes', part.name);
  const { files: _files, ...head } = release;
  const changed = changeRegistry(site, (before) => {
    const live = before.remotes[part.name]?.live ?? null;
    if (live === release.version) return null;
    // The check uses the registry that is changed here, because a simultaneous promote may have changed it since.
    assertNoProblems(part.name, release, checkRelease(release, before, shell, satisfies, budget));
    copyImmutable(dir, join(folder, release.version));
    return {
      registry: withPromoted(before, head),
      entry: { action: 'promote', name: part.name, from: live, to: release.version, why },
    };
  });
  if (changed) prune(folder, Object.keys(changed.remotes[part.name].releases));
  return changed !== null;
}

function promoteShell({ dir, release }, site, why, nextAreas, satisfies) {
  const from = liveShell(site)?.version ?? null;
  if (from === release.version) return false;
  const releases = Object.fromEntries(nextAreas.map((part) => [part.name, builtRelease(part).release]));
  copyImmutable(dir, join(site, 'shell', release.version));
  changeRegistry(site, (before) => {
    assertNoProblems('shell', release, checkShell(release, before, releases, satisfies));
    return { registry: before, entry: { action: 'promote', name: 'shell', from, to: release.version, why } };
  });
  activateShell(site, dir);
  prune(join(site, 'shell'), [release.version]);
  return true;
}

function assertNoProblems(name, { version }, problems) {
  if (problems.length > 0)
    throw new Error(
      `${name} ${version} does not fit this site:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
}
