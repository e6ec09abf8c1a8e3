import type { ReleaseFile, ReleaseHead } from '@touchline/contracts/area';
import { pageMatching } from '@touchline/contracts/page-pattern';

export const addressOf = (head: ReleaseHead, file: ReleaseFile): string =>
  `/remotes/${head.name}/${head.version}/${file.path}`;

/** The files that the page at `pathname` needs first. The server preloads the same files with the page of the app. */
export function pageFiles(head: ReleaseHead, pathname: string): ReleaseFile[] {
  return pageMatching(head.pages, pathname)?.files ?? [];
}

/** Whether the page at this address uses the heavy parts of the kit at once, which the release names in `warm`. */
export function usesWarmParts(
  { pages }: ReleaseHead,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const parameter = pageMatching(pages, pathname)?.warmWith;
  return parameter !== undefined && new URLSearchParams(search).has(parameter);
}

/** Starts the download of what a release needs for the page at `pathname`. */
export function preloadPage(head: ReleaseHead, pathname: string): void {
  preloadScripts(
    [head.entry, ...head.first, ...pageFiles(head, pathname)].map((file) => ({
      href: addressOf(head, file),
      integrity: file.integrity,
    })),
  );
}

/** Starts the download of scripts. One that the document already preloads is not requested twice. */
export function preloadScripts(files: readonly { href: string; integrity: string }[]): void {
  const preloaded = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map((link) => link.href),
  );
  for (const { href, integrity } of files) {
    if (preloaded.has(new URL(href, document.baseURI).href)) continue;
    const link = document.createElement('link');
    // A preload is used only when integrity and crossorigin equal those of the script that follows.
    Object.assign(link, { rel: 'preload', as: 'script', href, integrity, crossOrigin: 'anonymous' });
    document.head.append(link);
  }
}
