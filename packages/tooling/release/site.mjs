/** The folder a site is served from: what is copied into it, and how it stays small. */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write.mjs';
import { readJson } from './parts.mjs';

const KEPT_VERSIONS = 5;

/** Copies a version folder in one step; a version that stands there already is left alone, because it is immutable. */
export function copyImmutable(from, to) {
  if (existsSync(to)) return;
  const temporary = `${to}.${process.pid}.tmp`;
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  cpSync(from, temporary, { recursive: true });
  renameSync(temporary, to);
}

/** The built version of a part: its folder and its release document. Throws when nothing is built. */
export function builtRelease(part) {
  const dist = join(part.dir, 'dist');
  const version = existsSync(dist)
    ? readdirSync(dist).find((name) => existsSync(join(dist, name, 'release.json')))
    : undefined;
  if (!version) throw new Error(`${part.name} is not built yet: npm run build -w ${part.name}`);
  return { dir: join(dist, version), release: readJson(join(dist, version, 'release.json')) };
}

/** The release document of the shell that is live in `site`; null before the first one. */
export function liveShell(site) {
  const index = join(site, 'index.html');
  const version = existsSync(index) ? /\/shell\/([^/]+)\//.exec(readFileSync(index, 'utf8'))?.[1] : undefined;
  const file = version && join(site, 'shell', version, 'release.json');
  return file && existsSync(file) ? readJson(file) : null;
}

/** Makes the built shell in `dir` the one that new page loads get. Old builds stay: pages that are open still ask for their chunks. */
export function showShell(site, dir) {
  writeAtomically(join(site, 'index.html'), readFileSync(join(dir, 'index.html'), 'utf8'));
}

/** Removes the oldest version folders beyond the newest five; those in `needed` stay whatever their age. */
export function prune(folder, needed) {
  const byAge = readdirSync(folder).sort(
    (a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs,
  );
  const keep = new Set([...needed, ...byAge.slice(0, KEPT_VERSIONS)]);
  for (const version of byAge) if (!keep.has(version)) rmSync(join(folder, version), { recursive: true, force: true });
}
