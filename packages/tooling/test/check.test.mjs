import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRelease, checkShell } from '../release/check.mjs';

const shell = {
  contract: '1.2.0',
  runtime: '2.9.2',
  provides: { react: '19.3.1' },
  kit: { '@touchline/ui': ['Box', 'Button'] },
};
const satisfies = (version, range) => range === `^${version}`;
const budget = { firstGzipBytes: 100 };
const release = {
  name: 'mfe-one',
  contract: '^1.2.0',
  runtime: '2.9.2',
  shared: { react: '^19.3.1' },
  uses: { '@touchline/ui': ['Box'] },
  prefixes: ['/one'],
  pages: [{ path: '/one', title: 'One', files: [{ gzipBytes: 30 }] }],
  entry: { gzipBytes: 60 },
  first: [{ gzipBytes: 10 }],
};
const registry = { remotes: { 'mfe-two': { live: 'v', releases: { v: { pages: [{ path: '/two' }] } } } } };
const check = (changes) => checkRelease({ ...release, ...changes }, registry, shell, satisfies, budget);

test('a release that fits has no problems', () => assert.deepEqual(check({}), []));

for (const [what, changes, expected] of [
  ['contract range', { contract: '^2.0.0' }, /needs contract \^2\.0\.0/],
  ['federation runtime', { runtime: '2.9.3' }, /runtime 2\.9\.3/],
  ['shared range', { shared: { react: '^20.0.0' } }, /needs react \^20\.0\.0/],
  ['unknown shared package', { shared: { vue: '^3.0.0' } }, /provides none/],
  ['page of another area', { prefixes: ['/two'], pages: [{ path: '/two', files: [] }] }, /belongs to mfe-two/],
  ['page outside its prefixes', { pages: [{ path: '/elsewhere', files: [] }] }, /outside its prefixes/],
  ['prefix that is only the start of a word', { pages: [{ path: '/onerous', files: [] }] }, /outside its prefixes/],
  [
    'a name the kit does not export',
    { uses: { '@touchline/ui': ['Box', 'Rating'] } },
    /takes Rating from @touchline\/ui/,
  ],
  [
    'a shared key the kit does not have',
    { uses: { '@touchline/ui/maps': ['Map'] } },
    /takes Map from @touchline\/ui\/maps/,
  ],
  ['size budget of the entry', { entry: { gzipBytes: 61 } }, /\/one needs 101 bytes/],
  [
    'size budget of one page among several',
    { prefixes: ['/one'], pages: [...release.pages, { path: '/one/big', files: [{ gzipBytes: 31 }] }] },
    /\/one\/big needs 101 bytes/,
  ],
]) {
  test(`refuses: ${what}`, () => {
    const problems = check(changes);
    assert.equal(problems.length, 1);
    assert.match(problems[0], expected);
  });
}

const deployed = {
  remotes: { 'mfe-one': { live: '1.0.0-a', releases: { '1.0.0-a': { ...release, version: '1.0.0-a' } } } },
};

test('a shell in which all live areas work has no problems', () =>
  assert.deepEqual(checkShell(shell, deployed, {}, satisfies), []));

test('a shell is refused when a live area would stop working under it', () => {
  const [problem, ...others] = checkShell({ ...shell, contract: '2.0.0' }, deployed, {}, satisfies);
  assert.match(problem, /mfe-one 1\.0\.0-a: It needs contract \^1\.2\.0/);
  assert.deepEqual(others, []);
});

test('a shell may go live together with the release that needs it', () => {
  const nextReleases = { 'mfe-one': { ...release, version: '2.0.0-b', contract: '^2.0.0' } };
  assert.deepEqual(checkShell({ ...shell, contract: '2.0.0' }, deployed, nextReleases, satisfies), []);
});
