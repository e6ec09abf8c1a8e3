/** The rules of the kit's version, on small kits. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { kitProblems } from '../kit/kit-problems.mjs';
import { keepReleasedTypes } from '../kit/release-kit.mjs';
import { signaturesOf } from '../kit/signatures.mjs';
import { changelogOf, kitWith, problemsOf, replaced } from './support/small-kits.mjs';

test('an unchanged kit has no problems, nor has one with other comments', () => {
  assert.deepEqual(problemsOf(), []);
  assert.deepEqual(problemsOf({ change: replaced('host', '/** A note. */', '/** A short\n note. */') }), []);
  assert.deepEqual(problemsOf({ contract: '2.6.0' }), []);
});

test('a stale report is found', () => {
  assert.deepEqual(problemsOf({ stale: 'charts' }), [
    'packages/ui/api/charts.api.md does not show the kit as it is: run npm run kit-report, read what has changed, and commit it.',
  ]);
});

test('a version below the newest released one is refused', () => {
  assert.match(problemsOf({ contract: '2.4.0' })[0], /^HOST_CONTRACT is 2\.4\.0, but 2\.5\.0 is released/);
});

test('an added name needs a minor step, a line in the list of changes and the version of its entry', () => {
  const change = replaced('host', 'export { }', 'export declare const MORE: string;\nexport { }');
  assert.deepEqual(problemsOf({ change }), [
    'MORE of @touchline/ui/host is new since 2.5.0, which needs a minor step: set HOST_CONTRACT to 2.6.0 in packages/ui/src/host/host-contract.ts.',
    'packages/ui/CHANGELOG.md does not name `MORE` of @touchline/ui/host, which is added: add a line under "## 2.6.0".',
    'packages/ui/api/since.json does not say since when @touchline/ui/host has MORE: add the version.',
  ]);
  const complete = {
    change,
    contract: '2.6.0',
    changelog: changelogOf('2.6.0', 'MORE'),
    since: { host: { MORE: '2.6.0' } },
  };
  assert.deepEqual(problemsOf(complete), []);
  assert.match(
    problemsOf({ ...complete, since: { host: { MORE: '2.1.0' } } })[0],
    /MORE since 2\.1\.0, but it is new since 2\.5\.0/,
  );
  assert.match(
    problemsOf({ ...complete, since: { host: { MORE: '2.7.0' } } })[0],
    /MORE since 2\.7\.0, but HOST_CONTRACT is 2\.6\.0/,
  );
});

test('a line for another version does not count', () => {
  const change = replaced('host', 'export { }', 'export declare const MORE: string;\nexport { }');
  const problems = problemsOf({
    change,
    contract: '2.6.0',
    changelog: '## 2.5.0\n\n- `MORE`\n',
    since: { host: { MORE: '2.6.0' } },
  });
  assert.deepEqual(problems, [
    'packages/ui/CHANGELOG.md does not name `MORE` of @touchline/ui/host, which is added: add a line under "## 2.6.0".',
  ]);
});

test('a removed name needs a major step', () => {
  const change = replaced('host', 'export declare const LIMIT: number;', '');
  const problems = problemsOf({ change, contract: '2.6.0', changelog: changelogOf('3.0.0', 'LIMIT') });
  assert.deepEqual(problems, [
    'LIMIT of @touchline/ui/host is gone since 2.5.0, which needs a major step: keep it as a deprecated name, or set HOST_CONTRACT to 3.0.0 in packages/ui/src/host/host-contract.ts.',
    'packages/ui/api/since.json names LIMIT, which @touchline/ui/host does not export: remove it.',
  ]);
});

test('a required prop needs a major step, an optional one a minor step', () => {
  const required = { change: replaced('charts', 'height?: number', 'height?: number; type: string') };
  assert.match(
    problemsOf({ ...required, contract: '2.6.0' })[0],
    /^Chart of @touchline\/ui\/charts no longer fits all uses of 2\.5\.0 \(Property 'type' is missing in type 'ChartProps' but required in type 'ChartProps'\)/,
  );
  assert.deepEqual(problemsOf({ ...required, contract: '3.0.0', changelog: changelogOf('3.0.0', 'Chart') }), []);
  const optional = { change: replaced('charts', 'height?: number', 'height?: number; type?: string') };
  assert.match(
    problemsOf(optional)[0],
    /^Chart of @touchline\/ui\/charts has changed since 2\.5\.0 and fits all uses, .* 2\.6\.0/,
  );
  assert.deepEqual(problemsOf({ ...optional, contract: '2.6.0', changelog: changelogOf('2.6.0', 'ChartProps') }), []);
});

test('a change that no area can notice is accepted with a reason', () => {
  const change = replaced('host', 'LIMIT: number', 'LIMIT: string');
  const accepted = { '2.6.0': { host: { LIMIT: 'It is only printed.' } } };
  assert.deepEqual(problemsOf({ change, accepted, contract: '2.6.0', changelog: changelogOf('2.6.0', 'LIMIT') }), []);
  assert.match(
    problemsOf({ change, accepted, contract: '2.7.0', changelog: changelogOf('2.7.0', 'LIMIT') })[0],
    /no longer fits/,
  );
});

test('a released version is never overwritten', () => {
  const kit = kitWith({ change: replaced('host', 'LIMIT: number', 'LIMIT: string') });
  assert.throws(() => keepReleasedTypes(kit), /2\.5\.0 is already released with other types: raise HOST_CONTRACT/);
  keepReleasedTypes(kitWith());
  const next = { ...kit, contract: '2.6.0' };
  keepReleasedTypes(next);
  assert.deepEqual(kitProblems(next), []);
});

test('the signature of a name covers what it refers to, in other keys, too, and no comments', () => {
  const charts = (change) => signaturesOf(join(kitWith({ change }).typesDir, 'charts.d.ts'));
  const before = charts();
  assert.deepEqual(Object.keys(before), ['Chart']);
  assert.match(before.Chart, /^[0-9a-f]{16}$/);
  assert.equal(charts(replaced('host', '/** A note. */', '')).Chart, before.Chart);
  assert.equal(charts(replaced('host', 'LIMIT: number', 'LIMIT: string')).Chart, before.Chart);
  assert.notEqual(charts(replaced('charts', 'label: string', 'label?: string')).Chart, before.Chart);
  assert.notEqual(charts(replaced('host', 'text: string', 'text?: string')).Chart, before.Chart);
});
