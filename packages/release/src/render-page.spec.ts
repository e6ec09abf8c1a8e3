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
const FRAME = [file('frame.js')];
const at = (pathname: string | null) => renderPage(TEMPLATE, registry, pathname, FRAME);
const preloads = (page: string) =>
  [...page.matchAll(/<link rel="preload" href="([^"]+)" as="script"/g)].map(([, href]) => href);

it('loads the live shell with its integrity, and preloads the registry', () => {
  const page = renderPage(TEMPLATE, registry, null);
  expect(page).toContain(
    '<script defer src="/shell/2.0.0-s/main.js" integrity="sha384-7" crossorigin="anonymous" fetchpriority="high"></script>',
  );
  for (const answer of ['/registry.json', '/api/coach/me'])
    expect(page).toContain(`<link rel="preload" href="${answer}" as="fetch" crossorigin="anonymous">`);
  expect(preloads(page)).toEqual([]);
});

it('names the registry that it is made from, except on a host that serves files only', () => {
  expect(at('/one')).toContain('<meta name="touchline-registry" content="s 1">');
  expect(at(null)).not.toContain('touchline-registry');
});

it('leads to the files of the shell that its template names', () => {
  expect(renderPage('<a href="%SHELL%/a.png"> <b href="%SHELL%/b"> %HEAD%%SCRIPT%', registry, null)).toMatch(
    /^<a href="\/shell\/2\.0\.0-s\/a\.png"> <b href="\/shell\/2\.0\.0-s\/b"> /,
  );
});

it('preloads the frame and the files of the page in the address', () => {
  expect(preloads(at('/one'))).toEqual([
    '/shell/2.0.0-s/frame.js',
    '/remotes/mfe-one/1.0.0-a/remoteEntry.js',
    '/remotes/mfe-one/1.0.0-a/area.js',
    '/remotes/mfe-one/1.0.0-a/one.js',
  ]);
  expect(preloads(at('/one/7')).at(-1)).toBe('/remotes/mfe-one/1.0.0-a/detail.js');
});

it('preloads the frame, but no area, where it does not know the page', () => {
  expect(preloads(at('/'))).toEqual(['/shell/2.0.0-s/frame.js']);
  expect(preloads(at(null))).toEqual(['/shell/2.0.0-s/frame.js']);
});

it('preloads nothing that the pages before the sign-in do not need', () => {
  expect(preloads(at('/login'))).toEqual([]);
});

it('preloads no frame of a shell that does not name it', () => {
  expect(preloads(renderPage(TEMPLATE, registry, '/one'))).toEqual([
    '/remotes/mfe-one/1.0.0-a/remoteEntry.js',
    '/remotes/mfe-one/1.0.0-a/area.js',
    '/remotes/mfe-one/1.0.0-a/one.js',
  ]);
});

it('lets no value of a release leave its attribute', () => {
  const evil = { ...registry.shell, entry: { ...file('x'), path: '"><script>alert(1)</script>$&' } };
  const page = renderPage(TEMPLATE, { ...registry, shell: evil }, null);
  expect(page).not.toContain('<script>alert');
  expect(page.match(/<script/g)).toHaveLength(1);
});
