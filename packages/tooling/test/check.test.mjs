import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRelease } from '../release/check.mjs';

const shell = { contract: '1.2.0', runtime: '2.9.2', provides: { react: '19.3.1' } };
const satisfies = (version, range) => range === `^${version}`;
const budget = { firstGzipBytes: 100 };
const release = {
  name: 'mfe-one', contract: '^1.2.0', runtime: '2.9.2', shared: { react: '^19.3.1' }, prefixes: ['/one'],
  pages: [{ path: '/one', title: 'One' }], entry: { gzipBytes: 60 }, first: [{ gzipBytes: 40 }],
};
const registry = { remotes: { 'mfe-two': { live: 'v', releases: { v: { pages: [{ path: '/two' }] } } } } };
const check = (changes) => checkRelease({ ...release, ...changes }, registry, shell, satisfies, budget);

test('a release that fits has no problems', () => assert.deepEqual(check({}), []));

for (const [what, changes, expected] of [
  ['contract range', { contract: '^2.0.0' }, /needs contract \^2\.0\.0/],
  ['federation runtime', { runtime: '2.9.3' }, /runtime 2\.9\.3/],
  ['shared range', { shared: { react: '^20.0.0' } }, /needs react \^20\.0\.0/],
  ['unknown shared package', { shared: { vue: '^3.0.0' } }, /provides none/],
  ['page of another area', { prefixes: ['/two'], pages: [{ path: '/two' }] }, /belongs to mfe-two/],
  ['page outside its prefixes', { pages: [{ path: '/elsewhere' }] }, /outside its prefixes/],
  ['prefix that is only the start of a word', { pages: [{ path: '/onerous' }] }, /outside its prefixes/],
  ['size budget', { entry: { gzipBytes: 61 } }, /101 bytes/],
]) {
  test(`refused: ${what}`, () => {
    const problems = check(changes);
    assert.equal(problems.length, 1);
    assert.match(problems[0], expected);
  });
}
