/**
 * What the shell provides at run time and areas take from it. Only the shell provides: an area that offered a copy of its own
 * could become everybody's provider and stay it after its own rollback. React's jsx-runtime is a key of its own, because
 * sharing `react` alone breaks areas on a React major. All of it is there with the shell: a shared package that comes later and fails once
 * stays failed for as long as the page is open, because the federation runtime keeps the rejection. What is heavy (the drawing of
 * charts) loads later inside the kit, by a chunk of the shell's own.
 */
import { join } from 'node:path';
import { ROOT, readJson } from '../release/parts.mjs';

const KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@touchline/ui',
  '@touchline/ui/host',
  '@touchline/ui/query',
  '@touchline/ui/router',
  '@touchline/ui/charts',
  '@touchline/ui/pickers',
];

const packageOf = (key) => (key.startsWith('@') ? key.split('/').slice(0, 2).join('/') : key.split('/')[0]);

/** The version this repository would ship of each shared key. */
export function providedVersions() {
  const versionOf = (name) =>
    readJson(join(ROOT, name === '@touchline/ui' ? 'packages/ui' : `node_modules/${name}`, 'package.json')).version;
  return Object.fromEntries(KEYS.map((key) => [key, versionOf(packageOf(key))]));
}

/** Module Federation's `shared` for the shell. */
export function sharedByShell() {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([key, version]) => [
      key,
      { singleton: true, strictVersion: true, version, requiredVersion: `^${version}`, eager: true },
    ]),
  );
}

/** Module Federation's `shared` for an area: nothing is bundled (`import: false`), everything is taken from the shell. */
export function sharedByArea() {
  return Object.fromEntries(
    Object.entries(providedVersions()).map(([key, version]) => [
      key,
      { singleton: true, strictVersion: true, requiredVersion: `^${version}`, import: false },
    ]),
  );
}
