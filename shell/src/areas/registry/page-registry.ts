/**
 * The registry that this page was made from. The servers behind one address may have different registries for a while, and a release
 * may go live between the page and its first request. A page that mixed two of them could start areas that no one has tried together.
 */
import { REGISTRY_MARK, type RegistryDocument } from '@touchline/contracts/area';

const STORAGE_KEY = 'touchline.outdated-page';

/** Which registry of which site. */
export type RegistryMark = Pick<RegistryDocument, 'site' | 'seq'>;

/** What the page says; null on a host that serves files only, in development, and in a page that was kept for opening offline. */
export function pageRegistryMark(): RegistryMark | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${REGISTRY_MARK}"]`)?.content;
  const [, site, seq] = /^(\S+) (\d{1,15})$/.exec(content ?? '') ?? [];
  return site === undefined ? null : { site, seq: Number(seq) };
}

export const isMarked = ({ site, seq }: RegistryDocument, mark: RegistryMark): boolean =>
  site === mark.site && seq === mark.seq;

export const addressOfMark = ({ site, seq }: RegistryMark): string =>
  `/registry.json?site=${encodeURIComponent(site)}&seq=${seq}`;

/**
 * The registry `own`, in which nothing runs that a newer one of the same site blocks. When that blocks the live version,
 * the page would have nothing to run, and the newer one is returned.
 */
export function withBlockedOf(own: RegistryDocument, other: RegistryDocument | null): RegistryDocument {
  if (!other || other.site !== own.site || other.seq <= own.seq) return own;
  const blockedIn = (area: string): readonly string[] => other.remotes[area]?.blocked ?? [];
  const areas = Object.entries(own.remotes);
  if (areas.some(([area, { live }]) => blockedIn(area).includes(live))) return other;
  return {
    ...own,
    ...(own.shell && { shell: { ...own.shell, blocked: other.shell?.blocked ?? own.shell.blocked } }),
    remotes: Object.fromEntries(
      areas.map(([area, remote]) => [
        area,
        { ...remote, blocked: [...new Set([...remote.blocked, ...blockedIn(area)])] },
      ]),
    ),
  };
}

/**
 * Loads the page again, because no server has its registry. Returns false if this tab has done so before, or cannot remember it: a
 * site whose servers never agree causes no endless reloading.
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    if (sessionStorage.getItem(STORAGE_KEY) !== null) return false;
    sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The page has its registry: a later one may be reloaded again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage no page is reloaded.
  }
}
