/** What a changed file beyond the web parts' own means while development runs; webpack watches those itself. */
import { join } from 'node:path';
import Watchpack from 'watchpack';
import { ROOT } from '../release/parts.mjs';

const MEANINGS = [
  { path: 'api/src', meaning: 'api' },
  { path: 'packages/contracts/src', meaning: 'api' },
  { path: 'shell/src/index.html', meaning: 'page' },
  // Read once, when development starts.
  { path: '.env', meaning: 'start' },
  { path: 'package-lock.json', meaning: 'start' },
  { path: 'packages/tooling/webpack', meaning: 'start' },
  { path: 'packages/tooling/dev', meaning: 'start' },
];

/** `api`: build and restart the API; `page`: write the page anew; `start`: it counts when development is started again; null: nothing. Pure. */
export function meaningOf(path) {
  return MEANINGS.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`))?.meaning ?? null;
}

/** @param changed called with each meaning and a path that has it, after a burst of saves. @returns a function that ends the watch */
export function watchSources(changed) {
  const isFile = (path) => /\.\w+$/.test(path);
  const paths = MEANINGS.map(({ path }) => path);
  const watch = new Watchpack({ aggregateTimeout: 100, ignored: ['**/node_modules', '**/*.spec.ts'] });
  watch.on('aggregated', (changes, removals) => {
    const found = new Map(
      [...changes, ...removals].map((file) => file.slice(ROOT.length + 1)).map((path) => [meaningOf(path), path]),
    );
    for (const [meaning, path] of found) if (meaning) changed(meaning, path);
  });
  watch.watch({
    files: paths.filter((path) => isFile(path) && path !== '.env').map((path) => join(ROOT, path)),
    directories: paths.filter((path) => !isFile(path)).map((path) => join(ROOT, path)),
    missing: [join(ROOT, '.env')],
    startTime: Date.now(),
  });
  return () => watch.close();
}
