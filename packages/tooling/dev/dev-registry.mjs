/** The registry as development shows it to the shell. */
import { join } from 'node:path';
import { readJson } from '../release/parts.mjs';
import { areaFacts } from '../release/describe.mjs';

/** One per start of the server: code of an earlier one never passes for this one's. Within it a page is patched or reloaded, never fed a second container. */
export const newRun = () => Date.now().toString(36);

/** The version an area or the shell has in this run. */
export function devVersion(part, run) {
  return `${readJson(join(part.dir, 'package.json')).version}-dev-${run}`;
}

/** An area's release head as the registry carries it: its files change all the time, so none is listed, and none is checked. */
export function devHead(area, run) {
  const { touchline } = readJson(join(area.dir, 'package.json'));
  return {
    ...areaFacts(area, devVersion(area, run), touchline),
    pages: touchline.pages.map(({ path, title }) => ({ path, title, files: [] })),
    entry: { path: 'remoteEntry.js', bytes: 0, gzipBytes: 0, integrity: '' },
    first: [],
    uses: {},
  };
}

/** A registry in which `head` is live. Nothing to fall back to: what does not work in development must be seen. Pure. */
export function withDevHead(registry, head) {
  return {
    ...registry,
    remotes: {
      ...registry.remotes,
      [head.name]: { live: head.version, lastGood: null, blocked: [], releases: { [head.version]: head } },
    },
  };
}

/** The registry of a product of which every area is in development. Pure. */
export const devRegistry = (run, heads) => heads.reduce(withDevHead, { site: `dev-${run}`, seq: 1, remotes: {} });
