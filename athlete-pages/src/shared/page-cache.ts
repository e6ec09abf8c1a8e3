/** What the page that answers and its service worker agree on. */
export const PAGE_CACHE = 'touchline.answer.page';
export const ANSWER_PAGE = '/answer';
/** Begins the addresses of the files of all pages. */
export const FILES = '/athlete-pages/';
