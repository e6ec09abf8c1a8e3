/** Promotes: makes a built version the one that new page loads run. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRelease, checkShell } from './check.mjs';
import { ROOT, readJson } from './parts.mjs';
import { changeRegistry, readLog, withPromoted } from './registry.mjs';
import { builtRelease, copyImmutable, liveShell, prune, showShell } from './site.mjs';

/**
 * Makes the built version of a part live in `site`.
 * @param options `why` goes into the log; `onlyNew`: leave a version alone that was live here before (a rollback must not be undone by a
 *   start); `coming`: parts that are promoted right after a shell, so that it has to fit those
 * @returns one sentence about what was done. Throws, with the reasons, when it does not fit the site
 */
export async function promote(part, site, { why = 'promoted by hand', onlyNew = false, coming = [] } = {}) {
  const built = builtRelease(part);
  const { version } = built.release;
  const { satisfiesRange } = await import(pathToFileURL(join(ROOT, 'packages/contracts/dist/version-range.js')).href);
  if (onlyNew && wasReplaced(site, part.name, version))
    return `${part.name} ${version} was live here before and is left alone (npm run promote -w ${part.name} brings it back)`;
  const isNew =
    part.kind === 'shell'
      ? promoteShell(built, site, why, coming, satisfiesRange)
      : promoteArea(part, built, site, why, satisfiesRange);
  return isNew ? `${part.name} ${version} is live` : `${part.name} ${version} is live already`;
}

/** Whether `version` went live here once and something else did since. */
function wasReplaced(site, name, version) {
  const went = readLog(site)
    .filter((entry) => entry.name === name)
    .map(({ to }) => to);
  return went.includes(version) && went.at(-1) !== version;
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
    // Judged against the very registry it changes: somebody else may have been faster.
    refuse(part.name, release, checkRelease(release, before, shell, satisfies, budget));
    copyImmutable(dir, join(folder, release.version));
    return {
      registry: withPromoted(before, head),
      entry: { action: 'promote', name: part.name, from: live, to: release.version, why },
    };
  });
  if (changed) prune(folder, Object.keys(changed.remotes[part.name].releases));
  return changed !== null;
}

function promoteShell({ dir, release }, site, why, coming, satisfies) {
  const from = liveShell(site)?.version ?? null;
  if (from === release.version) return false;
  const releases = Object.fromEntries(coming.map((part) => [part.name, builtRelease(part).release]));
  copyImmutable(dir, join(site, 'shell', release.version));
  changeRegistry(site, (before) => {
    refuse('shell', release, checkShell(release, before, releases, satisfies));
    return { registry: before, entry: { action: 'promote', name: 'shell', from, to: release.version, why } };
  });
  showShell(site, dir);
  prune(join(site, 'shell'), [release.version]);
  return true;
}

function refuse(name, { version }, problems) {
  if (problems.length > 0)
    throw new Error(
      `${name} ${version} does not fit this site:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
}
