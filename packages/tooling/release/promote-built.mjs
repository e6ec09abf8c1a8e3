/** Makes the builds of this checkout live on a site: for `npm start`, and for a server that builds elsewhere. */
import { listParts } from './parts.mjs';

/**
 * Promotes the built versions, all in one write; a part that does not fit is reported, and the others go live. Throws when the site
 * has no shell afterwards.
 * @param {{ unbuilt?: string[], again?: boolean, why: string }} options `unbuilt`: parts that are left out; `again`: also versions
 *   that were live before, to go back to them
 * @returns {Promise<string[]>} one sentence per part that changed, or that could not be promoted
 */
export async function promoteBuilt(site, { unbuilt = [], ...options }) {
  // Imported only now, because `npm start` installs and builds what these modules import.
  const { promoteNew } = await import('./promote-new.mjs');
  const parts = listParts().filter(
    ({ name, kind }) => (kind === 'shell' || kind === 'area') && !unbuilt.includes(name),
  );
  const sentences = await promoteNew(site, parts, options);
  const { readRegistry } = await import('@touchline/release/registry-store');
  if (!readRegistry(site).shell) throw new Error([...sentences, 'There is no shell to serve.'].join('\n'));
  return sentences;
}
