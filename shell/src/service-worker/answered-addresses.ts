/** Which addresses of the site the service worker can answer without it. */

/** First parts of addresses that do not lead to the coaches' app: the API, files, and the pages of athletes. */
const FIRST_PARTS_OUTSIDE_APP = [
  'api',
  'join',
  'answer',
  'athlete-pages',
  'registry',
  'registry.json',
  'remotes',
  'shell',
  'service-worker.js',
];
/** Files at the top of the site, such as `/robots.txt`. */
const FILE_AT_TOP = /^\/[^/]+\.[a-z0-9]+$/i;

/**
 * A file of a version, which never changes under its address. With a query it is a further attempt (`?a=2`) at a file that did
 * not arrive whole, so it goes to the network.
 */
export const isReleasedFile = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && /^\/(?:shell|remotes)\/.+\/[^/]+\.[a-z0-9]+$/i.test(pathname);

/** Whether the page of the app is at this address. */
export function isAppPage(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  return !FIRST_PARTS_OUTSIDE_APP.includes(first) && (pathname === '/index.html' || !FILE_AT_TOP.test(pathname));
}
