/** What an address means to the static site. Pure, so that the table of cases is its test. */
export type SiteAnswer =
  | { kind: 'page' }
  /** A file that never changes under its name. */
  | { kind: 'immutable'; path: string }
  /** A file that changes under its name: asked for again each time. */
  | { kind: 'mutable'; path: string }
  /** May be a file at the top (favicon, robots.txt); else it is one of the app's own addresses, and the page decides. */
  | { kind: 'file-or-page'; path: string }
  | { kind: 'nothing' };

/**
 * What browsers and search engines look for at the top of a site. Scripts lie in version folders, and nothing else that may
 * have found its way into the folder (a database, an archive) is handed out.
 */
const AT_THE_TOP = /\.(?:ico|png|svg|txt|webmanifest)$/i;

/** `path` is decoded and begins with a slash. A missing script must not come back as a page: the browser would keep it. */
export function siteAnswer(path: string): SiteAnswer {
  const [first = '', ...rest] = path.slice(1).split('/');
  if (first === 'shell' || first === 'remotes') return { kind: 'immutable', path: [first, ...rest].join('/') };
  if (path === '/registry.json') return { kind: 'mutable', path: 'registry.json' };
  if (first === 'registry' && rest.length > 0) return { kind: 'mutable', path: [first, ...rest].join('/') };
  if (first === 'api' || first.startsWith('registry')) return { kind: 'nothing' };
  if (path === '/' || path === '/index.html') return { kind: 'page' };
  return rest.length === 0 && AT_THE_TOP.test(first) ? { kind: 'file-or-page', path: first } : { kind: 'page' };
}
