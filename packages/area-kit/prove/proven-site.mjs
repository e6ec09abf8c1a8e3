/** What `touchline prove` hands over: the site to prove, and which of its parts is new. */
import { readRegistry } from '@touchline/release/registry-store';
import { readAreaRelease } from '@touchline/release/site-folder';

export const SITE_DIR = process.env.PROVE_SITE ?? '';
/** The name of the new part: `shell` or an area. */
export const PART = process.env.PROVE_PART ?? '';

/** The areas to prove: the new one, or for a new shell all live ones. */
export const AREAS = Object.keys(readRegistry(SITE_DIR).remotes).filter((name) => PART === 'shell' || PART === name);

/** The live version of an area of the proven site. */
export const liveVersion = (area) => readRegistry(SITE_DIR).remotes[area]?.live ?? '';

/** The declared pages of an area: an address that exists, a text that shows that it works, and the names of the page's own files. */
export function pagesOf(area) {
  return readAreaRelease(SITE_DIR, area, liveVersion(area)).pages.map(({ path, title, files, proof }) => ({
    address: proof?.address ?? path,
    text: proof?.text ?? title,
    files: files.map((file) => file.path),
  }));
}
