import { changeSite, readerOf, type Reason } from './change-site.js';
import { partState, withPart } from './registry-changes.js';
import { isInSite } from './site-folder.js';

/**
 * A person says that a version works: it is the fallback from now on.
 * @param version the live version by default
 * @returns one sentence. Throws when the version is blocked or not in the site
 */
export function approve(site: string, name: string, options: Reason & { version?: string }): string {
  let sentence = '';
  changeSite(site, options, (before) => {
    const state = partState(before, name);
    const version = options.version ?? state?.live;
    if (!state || !version || !isInSite(site, name, version))
      throw new Error(`${name} ${version ?? ''} is not on this site.`);
    if (state.blocked.includes(version)) throw new Error(`${name} ${version} is blocked.`);
    sentence = `${name} ${version} is the version to fall back to`;
    if (state.lastGood === version) return null;
    return {
      registry: withPart(before, name, { ...state, lastGood: version }, readerOf(site)),
      changes: [{ name, action: 'approve', from: state.lastGood, to: version }],
    };
  });
  return sentence;
}
