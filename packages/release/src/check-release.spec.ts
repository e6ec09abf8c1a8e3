import { areaRelease, shellRelease } from '../test/example-site.js';
import { checkBuilds } from './check-build.js';
import { deprecatedUses } from './build-notes.js';

const shell = shellRelease('1.0.0-a', {
  contract: '1.2.0',
  provides: { react: '19.3.1' },
  kit: { '@touchline/ui': ['Box', 'Button'] },
  pages: ['/login'],
});
const release = areaRelease('mfe-one', '1.0.0-b', {
  contract: '^1.2.0',
  shared: { react: '^19.0.0' },
  uses: { '@touchline/ui': ['Box'] },
  prefixes: ['/one'],
  pages: [{ path: '/one', title: 'One', files: [file(30)] }],
  entry: file(60),
  budget: { firstGzipBytes: 100 },
  first: [file(10)],
});
function file(gzipBytes: number) {
  return { path: 'file.js', bytes: gzipBytes, gzipBytes, integrity: 'sha384-AAAA' };
}

const live = areaRelease('mfe-one', '1.0.0-a', {
  prefixes: ['/one'],
  pages: [{ path: '/one', title: 'One', files: [] }],
});
const other = areaRelease('mfe-two', '1.0.0-a', {
  prefixes: ['/two'],
  pages: [
    { path: '/two', title: 'Two', files: [] },
    { path: '/two/:id', title: 'Two', files: [] },
  ],
});
const remoteOf = (head: typeof live) => ({
  live: head.version,
  lastGood: null,
  blocked: [],
  canary: null,
  releases: { [head.version]: head },
});
const registry = {
  format: 1,
  site: 's',
  seq: 1,
  shell: { live: '1.0.0-a', lastGood: null, blocked: [], entry: file(1) },
  remotes: { 'mfe-one': remoteOf(live), 'mfe-two': remoteOf(other) },
};
const DEPLOYED = { registry, shell, api: null, singletonsOf: () => undefined };
const check = (changes: Partial<typeof release>) => checkBuilds({ ...DEPLOYED, builds: [{ ...release, ...changes }] });

it('a build that fits has no problems', () => expect(check({})).toEqual([]));

it.each([
  ['contract range', { contract: '^2.0.0' }, 'needs shell contract ^2.0.0, the shell gives 1.2.0'],
  ['federation runtime', { runtime: '2.9.3' }, 'runtime 2.9.3, the shell has 2.9.2'],
  ['shared range', { shared: { react: '^20.0.0' } }, 'needs react ^20.0.0, the shell gives 19.3.1'],
  ['unknown shared package', { shared: { vue: '^3.0.0' } }, 'needs vue ^3.0.0, the shell gives none'],
  [
    'page of another area',
    { prefixes: ['/two'], pages: [page('/two')] },
    'claims /two, which clashes with /two of mfe-two',
  ],
  [
    'page that another area has as a pattern',
    { prefixes: ['/two'], pages: [page('/two/new')] },
    'clashes with /two/:id',
  ],
  ['page that the shell has', { prefixes: ['/login'], pages: [page('/login')] }, 'clashes with /login of the shell'],
  ['page that the server answers itself', { prefixes: ['/api'], pages: [page('/api/docs')] }, 'no page can have'],
  ['page with a star', { pages: [page('/one/*')] }, 'no page can have'],
  ['page that is declared twice', { pages: [page('/one'), page('/One')] }, 'page /One is declared twice'],
  ['page outside its prefixes', { pages: [page('/elsewhere')] }, 'lies outside its prefixes /one'],
  ['prefix that is only the start of a word', { pages: [page('/onerous')] }, 'lies outside its prefixes'],
  ['name the kit does not export', { uses: { '@touchline/ui': ['Box', 'Rating'] } }, 'takes Rating from @touchline/ui'],
  [
    'shared key the kit does not have',
    { uses: { '@touchline/ui/maps': ['Map'] } },
    'takes Map from @touchline/ui/maps',
  ],
  ['styles for the whole page', { uses: { '@touchline/ui': ['GlobalStyles'] } }, 'GlobalStyles'],
  ['stylesheet', { files: [{ ...file(1), path: 'area.css' }] }, 'area.css is a stylesheet'],
  ['library of styles', { bundles: ['@emotion/react'] }, 'bundles @emotion/react'],
  ['file without integrity', { entry: { ...file(1), integrity: '' } }, 'file.js has no integrity'],
  ['size budget of the entry', { entry: file(61) }, '/one needs 101 bytes'],
  [
    'size budget of one page among several',
    { pages: [...release.pages, { ...page('/one/big'), files: [file(31)] }] },
    '/one/big needs 101 bytes',
  ],
])('refuses: %s', (_what, changes, expected) => {
  const problems = check(changes);
  expect(problems.join('\n')).toContain(expected);
  expect(problems.every((sentence) => sentence.endsWith('. Coaches keep 1.0.0-a.'))).toBe(true);
});
function page(path: string) {
  return { path, title: 'Page', files: [] };
}

describe('a shell', () => {
  it('has every name of React that live versions take', () => {
    const singletonsOf = (name: string) => (name === 'mfe-two' ? { react: ['useState', 'useOld', '*'] } : undefined);
    const withReact = { ...shell, singletons: { react: ['useState'] } };
    expect(checkBuilds({ ...DEPLOYED, builds: [withReact], singletonsOf })).toEqual([
      "mfe-two 1.0.0-a takes useOld from react, which the shell's copy does not export. Coaches keep shell 1.0.0-a.",
    ]);
    expect(checkBuilds({ ...DEPLOYED, builds: [shell], singletonsOf })).toEqual([]);
  });

  it('in which all areas work has no problems', () =>
    expect(checkBuilds({ ...DEPLOYED, builds: [shell] })).toEqual([]));

  it('is refused when a live area or a canary would stop working', () => {
    const canary = { ...areaRelease('mfe-two', '1.0.0-c', { contract: '^1.1.0' }), pages: other.pages };
    const onTrial = {
      ...registry,
      remotes: {
        'mfe-two': {
          ...remoteOf(other),
          canary: { version: '1.0.0-c', share: 10 },
          releases: { '1.0.0-a': other, '1.0.0-c': canary },
        },
      },
    };
    expect(checkBuilds({ ...DEPLOYED, registry: onTrial, builds: [{ ...shell, contract: '1.0.5' }] })).toEqual([
      'mfe-two 1.0.0-c needs shell contract ^1.1.0, the shell gives 1.0.5. Coaches keep shell 1.0.0-a.',
    ]);
    expect(checkBuilds({ ...DEPLOYED, builds: [{ ...shell, contract: '2.0.0' }] })).toHaveLength(2);
  });
});

it('says which versions still use a deprecated name, the fallback included, each once', () => {
  const using = (version: string) => areaRelease('mfe-one', version, { uses: { '@touchline/ui': ['Box', 'OldBox'] } });
  const remotes = {
    'mfe-one': {
      ...remoteOf(using('1.0.0-a')),
      lastGood: '0.9.0-z',
      releases: { '1.0.0-a': using('1.0.0-a'), '0.9.0-z': using('0.9.0-z') },
    },
    'mfe-two': remoteOf(other),
  };
  const uses = deprecatedUses(
    { ...shell, deprecated: { '@touchline/ui': { OldBox: 'Box' } } },
    { ...registry, remotes },
  );
  expect(uses).toEqual([
    'mfe-one 1.0.0-a still uses OldBox of @touchline/ui: use Box.',
    'mfe-one 0.9.0-z still uses OldBox of @touchline/ui: use Box.',
  ]);
  expect(deprecatedUses(shell, { ...registry, remotes })).toEqual([]);
});

describe('a shell that speaks two majors of the contract', () => {
  const speaking = {
    ...shell,
    contract: '2.1.0',
    kit: { '@touchline/ui': ['Box'] },
    deprecated: {},
    earlier: [
      {
        contract: '1.4.0',
        kit: { '@touchline/ui': ['Box', 'OldBox'] },
        deprecated: { '@touchline/ui': { OldBox: 'Box' } },
      },
    ],
  };
  const problems = (changes: Partial<typeof release>) =>
    checkBuilds({ ...DEPLOYED, shell: speaking, builds: [{ ...release, ...changes }] });
  const uses = { '@touchline/ui': ['OldBox'] };

  it.each([
    ['the newest', { contract: '^2.1.0' }, []],
    ['the earlier one', { contract: '^1.4.0', uses }, []],
    ['the newest, with a name of the earlier one', { contract: '^2.0.0', uses }, [/takes OldBox from @touchline\/ui/]],
    [
      'a newer version of the earlier one',
      { contract: '^1.5.0' },
      [/needs shell contract \^1\.5\.0, .* 2\.1\.0 and 1\.4\.0/],
    ],
    ['one that it does not speak', { contract: '^3.0.0' }, [/needs shell contract \^3\.0\.0, .* 2\.1\.0 and 1\.4\.0/]],
  ])('judges an area of %s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected.map((sentence) => expect.stringMatching(sentence) as string));
  });

  it('names deprecated uses by the major of the area', () => {
    const remotes = { 'mfe-one': remoteOf(areaRelease('mfe-one', '1.0.0-a', { contract: '^1.0.0', uses })) };
    expect(deprecatedUses(speaking, { ...registry, remotes })).toHaveLength(1);
    remotes['mfe-one'].releases['1.0.0-a']!.contract = '^2.0.0';
    expect(deprecatedUses(speaking, { ...registry, remotes })).toEqual([]);
  });
});
