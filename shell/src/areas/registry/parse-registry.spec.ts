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
const shell = { live: 'w', lastGood: null, blocked: [], entry: file };
const parsed = (changes: object) =>
  parseRegistry(registry({ 'mfe-one': { ...remote({}), ...changes } }))?.remotes['mfe-one'];

it('accepts a complete document unchanged', () => {
  const complete = {
    ...registry({ 'mfe-one': { ...remote({}), canary: { version: 'v', share: 5 } } }),
    format: 1,
    shell,
  };
  expect(parseRegistry(complete)).toEqual(complete);
});

it('accepts the first format, and one newer than this shell', () => {
  const first = registry({ 'mfe-one': remote({}) });
  expect(parseRegistry(first)).toEqual(first);
  expect(parseRegistry({ ...first, format: 99, added: true })).toEqual({ ...first, format: 99 });
});

it.each([
  ['a format that is not a number', { format: '1' }],
  ['a shell without its entry', { shell: { ...shell, entry: undefined } }],
  ['a shell without its integrity', { shell: { ...shell, entry: { ...file, integrity: '' } } }],
])('leaves out %s', (_, change) => {
  const first = registry({ 'mfe-one': remote({}) });
  expect(parseRegistry({ ...first, ...change })).toEqual(first);
});

it.each([
  ['nothing', null],
  ['no object', 'v'],
  ['no version', { share: 5 }],
  ['a version without a head', { version: 'u', share: 5 }],
  ['no share', { version: 'v' }],
  ['a share of nobody', { version: 'v', share: 0 }],
  ['a share of everybody', { version: 'v', share: 100 }],
  ['a share that is not a number', { version: 'v', share: '5' }],
])('a canary of %s reads as none', (_, canary) => expect(parsed({ canary })?.canary).toBeNull());

it.each([['v'], [[1]], [null], [undefined]])('%j as blocked versions reads as none', (blocked) =>
  expect(parsed({ blocked })?.blocked).toEqual([]),
);

it.each(['', 'sha384-', 'sha1-x', 'md5-x', 'sha384-x sha384-y', ' sha384-x', undefined])(
  'a file with the integrity %j is refused',
  (integrity) => {
    const broken = { ...file, integrity };
    expect(parseRegistry(registry({ 'mfe-one': remote({ entry: broken }) }))?.remotes).toEqual({});
    expect(parseRegistry(registry({ 'mfe-one': remote({ first: [broken] }) }))?.remotes).toEqual({});
  },
);

it.each(['sha256-a+/1=', 'sha384-x', 'sha512-x=='])('a file with the integrity %j is accepted', (integrity) =>
  expect(parsed({ releases: { v: { ...head, entry: { ...file, integrity } } } })).toBeDefined(),
);

it.each([null, [], 'x', {}, { site: 's', seq: 1.5, remotes: {} }, { site: 's', seq: 1, remotes: [] }])(
  '%j is no registry',
  (value) => {
    expect(parseRegistry(value)).toBeNull();
  },
);

it.each([
  ['nothing', null],
  ['no head of the live version', { live: 'w', lastGood: null, releases: { v: head } }],
  ['a page that is not a page', remote({ pages: [1] })],
  ['a page without files', remote({ pages: [{ path: '/one', title: 'One' }] })],
  ['a prefix that is not a text', remote({ prefixes: [null] })],
  ['an entry without its integrity', remote({ entry: { path: 'remoteEntry.js' } })],
  ['a range that is not a text', remote({ shared: { react: 19 } })],
  ['names of the kit that are no list', remote({ uses: { '@touchline/ui': 'Box' } })],
])('leaves out an area with %s and keeps the others', (_, broken) => {
  expect(parseRegistry(registry({ 'mfe-broken': broken, 'mfe-one': remote({}) }))).toEqual(
    registry({ 'mfe-one': remote({}) }),
  );
});

it('an incomplete last good version reads as none', () => {
  const { remotes } = parseRegistry(registry({ 'mfe-one': { ...remote({}), lastGood: 'u' } })) ?? {};
  expect(remotes?.['mfe-one']).toMatchObject({ live: 'v', lastGood: null });
});
