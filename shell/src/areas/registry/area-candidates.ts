/** Which versions of an area this browser may run, and in which order it tries them. */
import type { RegistryRemote, ReleaseHead } from '@touchline/contracts/area';

export interface Offer {
  /**
   * Versions in the order in which they are tried: the one on trial if this browser takes part, `live`, and a fallback. Empty if there
   * is none.
   */
  candidates: readonly ReleaseHead[];
  /** The candidate that is a fallback only: it never replaces a version that runs well. Null if there is none. */
  fallback: string | null;
  /** Versions that no page may run, also not the open ones. */
  withdrawn: Readonly<Record<string, 'blocked' | 'vetoed'>>;
}

export const NO_OFFER: Offer = { candidates: [], fallback: null, withdrawn: {} };

/**
 * What the registry and the vetoes offer to this browser.
 * @param remote undefined if the registry does not know the area
 * @param vetoed versions of this area; a veto takes back a version on trial, and nothing else
 * @param former the version that was live with the shell of this page, if another shell is live now. It is the fallback then: the other
 *   versions may need the other shell, which this page gets only when it is loaded again
 */
export function offerOf(
  remote: RegistryRemote | undefined,
  area: string,
  browser: string,
  vetoed: readonly string[],
  former?: ReleaseHead,
): Offer {
  if (!remote) return NO_OFFER;
  const { live, blocked } = remote;
  const lastGood = former?.version ?? remote.lastGood;
  const releases = former ? { [former.version]: former, ...remote.releases } : remote.releases;
  const trial = trialOf(remote, area, browser);
  const isVetoed = trial !== null && vetoed.includes(trial);

  const wanted = [isVetoed ? null : trial, live];
  const versions = [...wanted, lastGood].filter(
    (version, index, all): version is string =>
      version !== null && !blocked.includes(version) && all.indexOf(version) === index,
  );
  return {
    candidates: versions.map((version) => releases[version]).filter((head) => head !== undefined),
    fallback: lastGood !== null && versions.includes(lastGood) && !wanted.includes(lastGood) ? lastGood : null,
    withdrawn: {
      ...(isVetoed && trial !== lastGood && { [trial]: 'vetoed' }),
      ...Object.fromEntries(blocked.map((version) => [version, 'blocked'])),
    },
  };
}

/** The version on trial if this browser takes part in the trial, else null. Vetoes are not considered. */
export function trialOf({ canary, live, blocked }: RegistryRemote, area: string, browser: string): string | null {
  if (!canary || canary.version === live || blocked.includes(canary.version)) return null;
  return sideOf(browser, area, canary.version) < canary.share ? canary.version : null;
}

/**
 * A number from 0 to 99.99 for a browser and a version: browsers below the trial's share take part. Area and version
 * are hashed, too, so that not every trial meets the same coaches.
 */
export function sideOf(browser: string, area: string, version: string): number {
  return Math.floor((hash(`${browser}/${area}/${version}`) / 2 ** 32) * 10_000) / 100;
}

/** 32 bits: FNV-1a, with the last step of MurmurHash3, since the first bits of FNV-1a hardly depend on the last letters. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
