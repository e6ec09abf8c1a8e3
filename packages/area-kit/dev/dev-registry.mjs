/** The registry that the shell gets in development. */
import { join } from 'node:path';
import { readJson } from '../area/part.mjs';
import { declaredMetadata } from '../release/describe.mjs';
import { contractOf } from '../release/host-contract.mjs';
import { containerName } from '../webpack/release-version-plugin.mjs';

/**
 * A new id per start of the development server. It is part of all versions, so a browser cannot use code of an earlier
 * start. During one run a page is patched or reloaded, but does not load a second container.
 */
export const newRunId = () => Date.now().toString(36);

/** No file has it: the area has not compiled yet. */
const PLACEHOLDER_INTEGRITY = `sha384-${'A'.repeat(64)}`;

/** The version of an area or the shell in this run. */
export function devVersion(part, run) {
  return `${readJson(join(part.dir, 'package.json')).version}-dev-${run}`;
}

/**
 * An area's release head for the registry, before it has compiled. It lists no files besides the entry, because they change
 * with every build. It fits every shell that speaks the major of its contract: what the build needs is known after it has compiled.
 */
export function devHead(area, run) {
  const version = devVersion(area, run);
  const { pages } = readJson(join(area.dir, 'package.json')).touchline;
  return {
    ...declaredMetadata(area),
    version,
    container: containerName(area.name, version),
    contract: `^${contractOf(area).contract}`,
    pages: pages.map(({ path, title, nav }) => ({ path, title, ...(nav && { nav }), files: [] })),
    entry: { path: 'remoteEntry.js', bytes: 0, gzipBytes: 0, integrity: PLACEHOLDER_INTEGRITY },
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
export const devRegistry = (run, heads) =>
  heads.reduce(withDevHead, { format: 1, site: `dev-${run}`, seq: 1, remotes: {} });
