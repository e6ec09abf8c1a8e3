/** The registry that the shell gets in development. */
import { join } from 'node:path';
import { readJson } from '../release/parts.mjs';
import { areaMetadata } from '../release/describe.mjs';

/**
 * A new id per start of the development server. It is part of all versions, so a browser cannot use code of an earlier
 * start. During one run a page is patched or reloaded, but does not load a second container.
 */
export const newRunId = () => Date.now().toString(36);

/** The version of an area or the shell in this run. */
export function devVersion(part, run) {
  return `${readJson(join(part.dir, 'package.json')).version}-dev-${run}`;
}

/** An area's release head for the registry. It lists no files and no integrity, because files change with every build. */
export function devHead(area, run) {
  const { touchline } = readJson(join(area.dir, 'package.json'));
  return {
    ...areaMetadata(area, devVersion(area, run), touchline),
    pages: touchline.pages.map(({ path, title }) => ({ path, title, files: [] })),
    entry: { path: 'remoteEntry.js', bytes: 0, gzipBytes: 0, integrity: '' },
    first: [],
    uses: {},
  };
}

/** The registry with `head` live and without a fallback, so that failures are visible in development. Pure. */
export function withDevHead(registry, head) {
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [head.name]: { live: head.version, lastGood: null, blocked: [], releases: { [head.version]: head } },
    },
  };
}

/** The registry of a product whose areas are all in development. Pure. */
export const devRegistry = (run, heads) => heads.reduce(withDevHead, { site: `dev-${run}`, seq: 1, remotes: {} });
