/** Bundled into every part in development: registers the part's build with the page's client, and the function that patches it. */
const name = new URLSearchParams(__resourceQuery).get('part');
const hot = import.meta.webpackHot;

globalThis.__touchlineDev?.registerPart(name, {
  hash: () => __webpack_hash__,
  patch: hot ? () => hot.check(true) : null,
});
