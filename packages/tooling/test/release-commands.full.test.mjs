import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { buildHash, readBuildFiles } from '@touchline/release/check-files';
import { proofProblem } from '@touchline/release/check-proof';
import { releaseStatus } from '@touchline/release/release-status';
import { ROOT } from '../release/parts.mjs';
import { readProof, writeProof } from '../../area-kit/release/proofs.mjs';
import { statusTable, versionsTable } from '../../area-kit/release/release-status.mjs';

const remote = (changes) => ({
  live: '1.0.0-a',
  lastGood: null,
  blocked: [],
  releases: { '1.0.0-a': { owner: 'one' } },
  ...changes,
});
const registry = {
  shell: { live: '2.0.0-s', lastGood: null, blocked: [] },
  remotes: {
    'mfe-two': remote({ canary: { version: '1.1.0-b', share: 10 } }),
    'mfe-one': remote({ lastGood: '0.9.0-z', blocked: ['0.8.0-y'] }),
  },
};
const log = [
  {
    at: '2026-11-01T08:00:00.000Z',
    by: 'ada',
    why: 'npm start',
    changes: [{ name: 'mfe-one', action: 'promote', to: '1.0.0-a' }],
  },
  {
    at: '2026-11-02T08:00:00.000Z',
    by: 'bob',
    why: 'it works',
    changes: [{ name: 'mfe-one', action: 'approve', to: '1.0.0-a' }],
  },
];
const outcomes = [
  { area: 'mfe-one', canary: null, versions: [{ version: '1.0.0-a', loads: 40, good: 38, isProven: true }] },
  {
    area: 'mfe-two',
    canary: { version: '1.1.0-b', share: 10, verdict: 'undecided', loads: 6, failures: 0, needed: 106 },
    versions: [{ version: '1.0.0-a', loads: 3, good: 3, isProven: false }],
  },
];

test('the table has a line for each part, with who made it live and what browsers reported', () => {
  const [shell, one, two] = releaseStatus(registry, log, outcomes);
  const table = statusTable([shell, one, two]);
  assert.match(
    table,
    /mfe-one\s+1\.0\.0-a\s+40 \(2\)\s+-\s+0\.9\.0-z\s+0\.8\.0-y\s+2026-11-01T08:00:00Z\s+ada\s+npm start\s+one/,
  );
  assert.match(table, /mfe-two .*1\.1\.0-b, 10 %: 6 of 112 loads/);
});

test('the table of versions has loads and failures of each', () => {
  const report = {
    version: '1.0.0-a',
    role: 'live',
    loads: 40,
    good: 38,
    failures: { render: 2, network: 7 },
    firstAt: '2026-11-01T08:00:00.000Z',
    lastAt: '2026-11-02T08:00:00.000Z',
    vetoedAt: null,
    isProven: true,
  };
  assert.match(
    versionsTable({ reports: [report] }),
    /^version .*\n1\.0\.0-a +live +40 +render 2, network 7 +2026-11-01T08:00:00Z +2026-11-02T08:00:00Z +- +yes$/,
  );
  assert.equal(versionsTable({ reports: null }), null);
});

test('the table works without a database, and tells vetoed, passed and incomparable trials apart', () => {
  const [, , two] = releaseStatus(registry, log, null);
  assert.match(statusTable([two]), /1\.1\.0-b, 10 %/);
  const textOf = (trial) => statusTable([{ ...two, trial }]);
  assert.match(textOf({ verdict: 'failing', loads: 4, failures: 3, needed: null }), /vetoed, 3 of 4 loads failed/);
  assert.match(textOf({ verdict: 'passed', loads: 130, failures: 0, needed: 0 }), /passed after 130 loads/);
  assert.match(textOf({ verdict: 'undecided', loads: 9, failures: 5, needed: null }), /live fails too often/);
});

let folder;
const built = () => ({
  name: 'mfe-proof-test',
  version: '1.0.0-a',
  hash: buildHash(readBuildFiles(join(folder, 'build'))),
});
const part = () => ({ name: 'mfe-proof-test', kind: 'area', dir: folder });
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-proof-'));
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/area.js'), '// one');
});
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

const siteOf = (shell, teams) => ({ shell: { live: shell }, remotes: { 'mfe-teams': { live: teams } } });

const problemOf = (build, site) => proofProblem(build, readProof(part(), build.version), site);

test('a proof counts for the same files, the same shell, and only if nothing failed', () => {
  const site = siteOf('2.0.0-s', '1.0.0-t');
  const problem = () => problemOf(built(), site);
  assert.match(problem(), /is not proven/);
  writeProof(part(), built(), site, { passed: 5, failed: 0, seconds: 3 });
  assert.equal(problem(), null);
  assert.equal(problemOf(built(), siteOf('2.0.0-s', '1.1.0-t')), null);
  assert.match(
    problemOf(built(), siteOf('2.0.0-t', '1.0.0-t')),
    /was proven with shell 2\.0\.0-s, and 2\.0\.0-t is live/,
  );
  writeProof(part(), built(), site, { passed: 4, failed: 1, seconds: 3 });
  assert.match(problem(), /has failed its proof \(1 of 5\)/);
  writeProof(part(), built(), site, { passed: 0, failed: 0, seconds: 3 });
  assert.match(problem(), /has failed its proof/);
  writeProof(part(), built(), site, { passed: 5, failed: 0, seconds: 3 });
  writeFileSync(join(folder, 'build/area.js'), '// two');
  assert.match(problem(), /was changed after its proof/);
});

test('a proof of a shell counts for the areas it was proven with', () => {
  const shell = { ...built(), name: 'shell', version: '0.0.0-proof-test' };
  writeProof(part(), shell, siteOf('2.0.0-s', '1.0.0-t'), { passed: 5, failed: 0, seconds: 3 });
  assert.equal(problemOf(shell, siteOf('2.0.0-t', '1.0.0-t')), null);
  assert.match(problemOf(shell, siteOf('2.0.0-s', '1.1.0-t')), /with mfe-teams 1\.0\.0-t, and 1\.1\.0-t is live/);
});

for (const [what, words, expected] of [
  ['no command', [], /^Name a command\.\n\nUsage/],
  ['an unknown command', ['teleport', 'mfe-teams'], /^There is no command teleport\./],
  ['no area in the current folder', ['promote'], /is not the package of an area/],
  ['two parts', ['status', 'mfe-teams', 'shell'], /^status takes one word, not 2\./],
  ['a name that no area can have', ['new-area', 'Mfe_Medical'], /cannot be the name of an area/],
  ['the name of the frame', ['new-area', 'shell'], /is the frame of the product/],
  ['a kit from nowhere', ['new-area', 'mfe-off'], /public registry/],
  ['two products', ['promote', 'mfe-teams', '--to', 'http://a', '--at', 'http://b'], /Use one of them/],
  [
    'an address as the version to go back to',
    ['rollback', 'mfe-teams', '--to', 'http://a'],
    /Name the product with --at/,
  ],
  ['a part that there is not', ['status', 'mfe-none'], /mfe-none/],
  ['the status of all parts of a product', ['status', '--at', 'http://127.0.0.1:1'], /Name the part/],
  [
    'a trial that passed, with another share',
    ['promote', 'mfe-teams', '--if-passed', '--canary', '5'],
    /leave out --canary/,
  ],
  ['an option of another command', ['check', 'mfe-teams', '--block', 'v'], /check has no option --block/],
]) {
  test(`the command explains itself: ${what}`, () => {
    const command = join(ROOT, 'packages/area-kit/bin/touchline.mjs');
    const { status, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, expected);
  });
}
