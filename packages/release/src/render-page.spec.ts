import { areaRelease } from '../test/example-site.js';
import { renderPage } from './render-page.js';

const file = (path: string) => ({ path, bytes: 1, gzipBytes: 1, integrity: `sha384-${path.length}` });
const head = areaRelease('mfe-one', '1.0.0-a', {
  prefixes: ['/one'],
  pages: [
    { path: '/one', title: 'One', files: [file('one.js')] },
    { path: '/one/:id', title: 'Detail', files: [file('detail.js')] },
  ],
  first: [file('area.js')],
  entry: file('remoteEntry.js'),
});
const registry = {
  format: 1,
  site: 's',
  seq: 1,
  shell: { live: '2.0.0-s', lastGood: null, blocked: [], entry: file('main.js') },
  remotes: { 'mfe-one': { live: '1.0.0-a', lastGood: null, blocked: [], canary: null, releases: { '1.0.0-a': head } } },
};
const TEMPLATE = '<head>%HEAD%</head><body>%SCRIPT%</body>';
const preloads = (page: string) =>
  [...page.matchAll(/<link rel="preload" href="([^"]+)" as="script"/g)].map(([, href]) => href);

it('loads the live shell with its integrity, and preloads the registry', () => {
  const page = renderPage(TEMPLATE, registry, null);
  expect(page).toContain(
    '<script defer src="/shell/2.0.0-s/main.js" integrity="sha384-7" crossorigin="anonymous"></script>',
  );
  expect(page).toContain('<link rel="preload" href="/registry.json" as="fetch" crossorigin="anonymous">');
  expect(preloads(page)).toEqual([]);
});

it('preloads the files of the page in the address', () => {
  expect(preloads(renderPage(TEMPLATE, registry, '/one'))).toEqual([
    '/remotes/mfe-one/1.0.0-a/remoteEntry.js',
    '/remotes/mfe-one/1.0.0-a/area.js',
    '/remotes/mfe-one/1.0.0-a/one.js',
  ]);
  expect(preloads(renderPage(TEMPLATE, registry, '/one/7')).at(-1)).toBe('/remotes/mfe-one/1.0.0-a/detail.js');
  expect(preloads(renderPage(TEMPLATE, registry, '/elsewhere'))).toEqual([]);
});

it('lets no value of a release leave its attribute', () => {
  const evil = { ...registry.shell, entry: { ...file('x'), path: '"><script>alert(1)</script>$&' } };
  const page = renderPage(TEMPLATE, { ...registry, shell: evil }, null);
  expect(page).not.toContain('<script>alert');
  expect(page.match(/<script/g)).toHaveLength(1);
});
