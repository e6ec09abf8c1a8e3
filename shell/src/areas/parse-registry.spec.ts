import { parseRegistry } from './parse-registry.js';

const file = { path: 'remoteEntry.js', bytes: 1, gzipBytes: 1, integrity: 'sha384-x' };
const head = {
  name: 'mfe-one',
  version: 'v',
  container: 'c',
  contract: '^1.0.0',
  runtime: '2.9.2',
  shared: { react: '^19.0.0' },
  owner: 'one',
  prefixes: ['/one'],
  pages: [{ path: '/one', title: 'One', files: [file] }],
  warm: [],
  first: [file],
  entry: file,
};
const remote = (changes: object) => ({
  live: 'v',
  lastGood: null,
  blocked: [],
  releases: { v: { ...head, ...changes } },
});
const registry = (remotes: unknown) => ({ site: 's', seq: 1, remotes });

it('accepts a complete document unchanged', () => {
  expect(parseRegistry(registry({ 'mfe-one': remote({}) }))).toEqual(registry({ 'mfe-one': remote({}) }));
});

it.each([null, [], 'x', {}, { site: 's', seq: 1.5, remotes: {} }, { site: 's', seq: 1, remotes: [] }])(
  '%j is no registry',
  (value) => {
    expect(parseRegistry(value)).toBeNull();
  },
);

it.each([
  ['nothing', null],
  ['no head of the live version', { live: 'w', lastGood: null, releases: { v: head } }],
  ['a page that is no page', remote({ pages: [1] })],
  ['a page without files', remote({ pages: [{ path: '/one', title: 'One' }] })],
  ['a prefix that is no text', remote({ prefixes: [null] })],
  ['an entry without its integrity', remote({ entry: { path: 'remoteEntry.js' } })],
  ['a range that is no text', remote({ shared: { react: 19 } })],
])('leaves out an area with %s and keeps the others', (_, broken) => {
  expect(parseRegistry(registry({ 'mfe-broken': broken, 'mfe-one': remote({}) }))).toEqual(
    registry({ 'mfe-one': remote({}) }),
  );
});

it('an incomplete last good version reads as none', () => {
  const { remotes } = parseRegistry(registry({ 'mfe-one': { ...remote({}), lastGood: 'u' } })) ?? {};
  expect(remotes?.['mfe-one']).toMatchObject({ live: 'v', lastGood: null });
});
