/** Bundled into every part in development: tells the page's client which build of the part runs here, and how to patch it. */
const name = new URLSearchParams(__resourceQuery).get('part');
const hot = import.meta.webpackHot;

globalThis.__touchlineDev?.join(name, { hash: () => __webpack_hash__, patch: hot ? () => hot.check(true) : null });
