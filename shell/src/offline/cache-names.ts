/** The names of the caches of the service worker, in one place for the page that fills them and the worker that answers from them. */

/** Files of versions of the shell and of areas, by address. */
export const FILES_CACHE = 'touchline.shell.files';
/** One page, under `KEPT_PAGE`. */
export const PAGE_CACHE = 'touchline.shell.page';
export const KEPT_PAGE = '/';
