/** The folder from which a site is served: copies builds into it and removes old ones. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.mjs';
import { readJson } from './parts.mjs';

const KEPT_VERSION_COUNT = 5;

/** Copies a version folder in one step. An existing version is immutable and is not copied again. */
export function copyImmutable(from, to) {
  if (existsSync(to)) return;
  const temporary = `${to}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  cpSync(from, temporary, { recursive: true });
  renameSync(temporary, to);
}

/** The folder and the release document of a part's built version. Throws when the part is not built. */
export function builtRelease(part) {
  const dist = join(part.dir, 'dist');
  const version = existsSync(dist)
    ? readdirSync(dist).find((name) => existsSync(join(dist, name, 'release.json')))
    : undefined;
  if (!version) throw new Error(`${part.name} is not built yet: npm run build -w ${part.name}`);
  return { dir: join(dist, version), release: readJson(join(dist, version, 'release.json')) };
}

/** The release document of the live shell in `site`; null while there is none. */
export function liveShell(site) {
  const index = join(site, 'index.html');
  const version = existsSync(index) ? /\/shell\/([^/]+)\//.exec(readFileSync(index, 'utf8'))?.[1] : undefined;
  const file = version && join(site, 'shell', version, 'release.json');
  return file && existsSync(file) ? readJson(file) : null;
}

/** Makes the built shell in `dir` live for new page loads. Old builds stay, because open pages still load their chunks. */
export function activateShell(site, dir) {
  writeAtomically(join(site, 'index.html'), readFileSync(join(dir, 'index.html'), 'utf8'));
}

/** Removes all version folders but the newest five and those in `needed`. */
export function prune(folder, needed) {
  const byAge = readdirSync(folder).sort(
    (a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs,
  );
  const keep = new Set([...needed, ...byAge.slice(0, KEPT_VERSION_COUNT)]);
  for (const version of byAge) if (!keep.has(version)) rmSync(join(folder, version), { recursive: true, force: true });
}
