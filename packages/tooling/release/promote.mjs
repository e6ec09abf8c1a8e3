/** Promoting: what `promote.mjs` and the start both do. Reads the shared range rule from the built contracts. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkRelease } from './check.mjs';
import { ROOT, readJson } from './parts.mjs';
import { changeRegistry, readLog, readRegistry, withPromoted } from './registry.mjs';
import { builtRelease, copyImmutable, liveShell, promoteShell, prune } from './site.mjs';

/**
 * Makes the built version of a part live in `site`.
 * @param options `why` goes into the log; `onlyNew`: leave a version alone that was live here before (a rollback must not be undone by a start)
 * @returns one sentence about what was done
 */
export async function promote(part, site, { why = 'promoted by hand', onlyNew = false } = {}) {
  const built = builtRelease(part);
  const { release } = built;
  if (part.kind === 'shell') {
    if (liveShell(site)?.version === release.version) return `shell ${release.version} is live already`;
    promoteShell(site, built);
    return `shell ${release.version} is live`;
  }
  const registry = readRegistry(site);
  if (registry.remotes[part.name]?.live === release.version) return `${part.name} ${release.version} is live already`;
  if (onlyNew && readLog(site).some((entry) => entry.name === part.name && entry.to === release.version)) {
    return `${part.name} ${release.version} was live here before and is left alone (npm run promote -w ${part.name} brings it back)`;
  }
  await assertFits(part, release, registry, site);
  const folder = join(site, 'remotes', part.name);
  copyImmutable(built.dir, join(folder, release.version));
  const { files: _files, ...head } = release;
  const changed = changeRegistry(site, (before) => ({
    registry: withPromoted(before, head),
    entry: { action: 'promote', name: part.name, from: before.remotes[part.name]?.live ?? null, to: release.version, why },
  }));
  prune(folder, Object.keys(changed.remotes[part.name].releases));
  return `${part.name} ${release.version} is live`;
}

async function assertFits(part, release, registry, site) {
  const shell = liveShell(site);
  if (!shell) throw new Error(`There is no shell in ${site} yet: npm run promote -w shell`);
  const { satisfiesRange } = await import(pathToFileURL(join(ROOT, 'packages/contracts/dist/version-range.js')).href);
  const { budget } = readJson(join(part.dir, 'package.json')).touchline;
  const problems = checkRelease(release, registry, shell, satisfiesRange, budget);
  if (problems.length > 0) throw new Error(`${part.name} ${release.version} does not fit this site:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
