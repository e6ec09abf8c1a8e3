/** What an address means to the static site. */
export type SiteAnswer =
  | { kind: 'page' }
  /** A file whose content never changes under its name. */
  | { kind: 'immutable'; path: string }
  /** The registry, whose content changes under its name; browsers revalidate it each time. */
  | { kind: 'registry'; path: string }
  /** A file at the top (favicon, robots.txt) if it exists, otherwise an address of the app, which gets the page. */
  | { kind: 'file-or-page'; path: string }
  /** The service worker, which is at the top because it answers for the whole site. */
  | { kind: 'service-worker' }
  /** A page of athletes, which has headers of its own. */
  | { kind: 'athlete-page'; path: string }
  /** A file of these pages, whose content never changes under its name. */
  | { kind: 'athlete-file'; path: string }
  /** The service worker of the page on which athletes answer. It lies beside the page, because it answers for it alone. */
  | { kind: 'answer-worker' }
  | { kind: 'nothing' };

/**
 * Files that browsers and search engines look for at the top of a site. Scripts are in version folders; any other file
 * in the folder (a database, an archive) is not served.
 */
const AT_THE_TOP = /\.(?:ico|png|svg|txt|webmanifest)$/i;

const ATHLETE_PAGES = ['answer', 'join'];

/**
 * `path` is decoded and begins with a slash. A missing script is not answered with the page, because the browser would
 * cache that.
 */
export function siteAnswer(path: string): SiteAnswer {
  const [first = '', ...rest] = path.slice(1).split('/');
  if (first === 'shell' || first === 'remotes') return { kind: 'immutable', path: [first, ...rest].join('/') };
  if (path === '/registry.json') return { kind: 'registry', path: 'registry.json' };
  if (path === '/service-worker.js') return { kind: 'service-worker' };
  if (ATHLETE_PAGES.includes(first)) return athletePage(first, rest);
  if (first === 'athlete-pages') return { kind: 'athlete-file', path: rest.join('/') };
  if (path === '/answer-worker.js') return { kind: 'answer-worker' };
  // The log below /registry names people and reasons.
  if (first === 'api' || first.startsWith('registry')) return { kind: 'nothing' };
  if (path === '/' || path === '/index.html') return { kind: 'page' };
  return rest.length === 0 && AT_THE_TOP.test(first) ? { kind: 'file-or-page', path: first } : { kind: 'page' };
}

/** Nothing lies below these pages. A person may type a slash at the end. */
const athletePage = (name: string, rest: readonly string[]): SiteAnswer =>
  rest.join('/') === '' && rest.length <= 1 ? { kind: 'athlete-page', path: `${name}.html` } : { kind: 'nothing' };
