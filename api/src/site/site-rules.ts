/** What an address means to the static site. */
export type SiteAnswer =
  | { kind: 'page' }
  /** A file whose content never changes under its name. */
  | { kind: 'immutable'; path: string }
  /** A file whose content changes under its name; browsers revalidate it each time. */
  | { kind: 'mutable'; path: string }
  /** A file at the top (favicon, robots.txt) if it exists, otherwise an address of the app, which gets the page. */
  | { kind: 'file-or-page'; path: string }
  /** The service worker, which is at the top because it answers for the whole site. */
  | { kind: 'service-worker' }
  | { kind: 'nothing' };

/**
 * Files that browsers and search engines look for at the top of a site. Scripts are in version folders; any other file
 * in the folder (a database, an archive) is not served.
 */
const AT_THE_TOP = /\.(?:ico|png|svg|txt|webmanifest)$/i;

/**
 * `path` is decoded and begins with a slash. A missing script is not answered with the page, because the browser would
 * cache that.
 */
export function siteAnswer(path: string): SiteAnswer {
  const [first = '', ...rest] = path.slice(1).split('/');
  if (first === 'shell' || first === 'remotes') return { kind: 'immutable', path: [first, ...rest].join('/') };
  if (path === '/registry.json') return { kind: 'mutable', path: 'registry.json' };
  if (path === '/service-worker.js') return { kind: 'service-worker' };
  // The log below /registry names people and reasons.
  if (first === 'api' || first.startsWith('registry')) return { kind: 'nothing' };
  if (path === '/' || path === '/index.html') return { kind: 'page' };
  return rest.length === 0 && AT_THE_TOP.test(first) ? { kind: 'file-or-page', path: first } : { kind: 'page' };
}
