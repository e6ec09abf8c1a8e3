/** Watches the files that webpack does not watch, and says what a change to each requires. */
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { ROOT } from '../release/parts.mjs';

const WATCHED = [
  { path: 'api/src', effect: 'api' },
  { path: 'athlete-pages/src', effect: 'api' },
  { path: 'packages/contracts/src', effect: 'api' },
  { path: 'packages/release/src', effect: 'api' },
  { path: 'packages/sheets/src', effect: 'api' },
  { path: 'shell/src/public/index.html', effect: 'page' },
  // These files are read once, when development starts.
  { path: '.env', effect: 'start' },
  { path: 'package-lock.json', effect: 'start' },
  { path: 'packages/tooling/webpack', effect: 'start' },
  { path: 'packages/tooling/dev', effect: 'start' },
  { path: 'packages/area-kit/webpack', effect: 'start' },
  { path: 'packages/area-kit/dev', effect: 'start' },
];

/**
 * What a change of the file at `path` requires: `api`: build what belongs to the API, and restart it if it was built;
 * `page`: write the page again; `start`: restart development; null: nothing. Pure.
 */
export function effectOf(path) {
  return WATCHED.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`))?.effect ?? null;
}

/**
 * @param onChange called after a burst of saves, once per effect, with one of its paths
 * @returns a function that stops watching
 */
export function watchSources(onChange) {
  const isFile = (path) => /\.\w+$/.test(path);
  const paths = WATCHED.map(({ path }) => path);
  const watch = new Watchpack({ aggregateTimeout: 100, ignored: ['**/node_modules', '**/*.spec.ts'] });
  watch.on('aggregated', (changes, removals) => {
    const found = new Map(
      [...changes, ...removals].map((file) => file.slice(ROOT.length + 1)).map((path) => [effectOf(path), path]),
    );
    for (const [effect, path] of found) if (effect) onChange(effect, path);
  });
  watch.watch({
    files: paths.filter((path) => isFile(path) && path !== '.env').map((path) => join(ROOT, path)),
    directories: paths.filter((path) => !isFile(path)).map((path) => join(ROOT, path)),
    missing: [join(ROOT, '.env')],
    startTime: Date.now(),
  });
  return () => watch.close();
}
