/**
 * A library of which a page has one copy gets a new version: the shell and the areas change in one write. Neither would go live
 * without the other.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { promote } from '@touchline/release/promote';
import { promoteBuild } from '@touchline/release/promote-build';
import { readLog } from '@touchline/release/registry-store';
import { ROOT } from '../release/parts.mjs';
import { AREAS, EXCUSED, NEW, OLD, RaisedRuntime, allOf } from './support/raised-runtime.mjs';
import { keepProof, write } from './support/small-releases.mjs';

const COMMAND = join(ROOT, 'packages/area-kit/bin/touchline.mjs');

let at;
beforeEach(() => {
  at = new RaisedRuntime();
});
afterEach(() => at.remove());

const withAreas = (names) => names.map((name) => `../${name}`).join(',');

/** Runs a command in the folder of the shell. */
function run(command, ...words) {
  const env = { ...process.env, SITE_DIR: at.site, REGISTRY_SIGNING_KEY_FILE: '', DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, command, ...words], {
    ...{ cwd: join(at.folder, 'shell'), env, encoding: 'utf8' },
  });
  return { status, output: stdout + stderr };
}

test('neither the new shell nor an area that was built for it goes live alone', () => {
  const { shell, together } = at.newBuilds();
  assert.throws(() => promoteBuild(at.site, shell, EXCUSED), {
    // The new React is in the range of the old areas.
    problems: AREAS.map(
      (name) =>
        `${name} ${OLD.version} was built for federation runtime 2.9.2, the shell has 2.9.3. Coaches keep shell ${OLD.version}.`,
    ),
  });
  assert.throws(() => promoteBuild(at.site, together[0], EXCUSED), {
    problems: [
      `mfe-one ${NEW.version} was built for federation runtime 2.9.3, the shell has 2.9.2. Coaches keep ${OLD.version}.`,
      `mfe-one ${NEW.version} needs react ^19.3.2, the shell gives 19.3.1. Coaches keep ${OLD.version}.`,
    ],
  });
  assert.deepEqual(at.live(), allOf(1, OLD));
});

test('together they go live in one write', () => {
  const { shell, together } = at.newBuilds();
  promoteBuild(at.site, shell, { ...EXCUSED, together });
  assert.deepEqual(at.live(), allOf(2, NEW));
  assert.deepEqual(
    readLog(at.site).at(-1).changes,
    ['shell', ...AREAS].map((name) => ({ name, action: 'promote', from: OLD.version, to: NEW.version })),
  );
});

test('a live area that is forgotten is named, and nothing is changed', () => {
  const { shell, together } = at.newBuilds(['mfe-one', 'mfe-three']);
  assert.throws(
    () => promoteBuild(at.site, shell, { ...EXCUSED, together }),
    new RegExp(
      `^BuildError: mfe-two ${OLD.version} was built for federation runtime 2.9.2, the shell has 2.9.3.[^\n]*$`,
    ),
  );
  assert.deepEqual(at.live(), allOf(1, OLD));
});

test('every build is checked: files, own problems, pages, and names of the kit', () => {
  const { shell } = at.newBuilds([]);
  const together = [
    at.area('mfe-one', NEW, { uses: { '@touchline/ui': ['Rating'] } }),
    at.area('mfe-two', NEW, { bundles: ['react'] }),
    at.area('mfe-three', NEW, { prefixes: ['/one'], pages: [{ path: '/one', title: 'One', files: [] }] }),
  ];
  assert.throws(
    () => promoteBuild(at.site, shell, { ...EXCUSED, together }),
    ({ problems }) => {
      const found = problems.join('\n');
      assert.match(found, /mfe-one 1\.1\.0-22222222 takes Rating from @touchline\/ui/);
      assert.match(found, /mfe-two 1\.1\.0-22222222: it bundles react/);
      assert.match(found, /mfe-three 1\.1\.0-22222222 claims \/one, which clashes with \/one of mfe-one/);
      return true;
    },
  );
  write(join(together[0].dir, 'remoteEntry.js'), '// changed');
  write(join(together[1].dir, 'remoteEntry.js'), '// changed');
  assert.throws(
    () => promoteBuild(at.site, shell, { ...EXCUSED, together }),
    /mfe-one .* remoteEntry\.js is not the file.*\n.*mfe-two .* remoteEntry\.js is not the file/,
  );
  assert.deepEqual(at.live(), allOf(1, OLD));
});

test('a proof of the shell counts for exactly the versions that will be live', () => {
  const { shell, together } = at.newBuilds();
  const promoteWith = (versions) =>
    promoteBuild(at.site, shell, { ...EXCUSED, unproven: undefined, together, proof: proofWith(versions) });
  const proofWith = (versions) => keepProof(join(at.folder, 'shell'), shell, versions);
  const all = Object.fromEntries(AREAS.map((name) => [name, NEW.version]));
  assert.throws(
    () => promoteWith({ ...all, 'mfe-two': OLD.version }),
    /was proven with mfe-two 1\.0\.0-11111111, and 1\.1\.0-22222222 goes live with it/,
  );
  assert.throws(
    () => promoteWith({ ...all, 'mfe-four': NEW.version }),
    /with mfe-four 1\.1\.0-22222222, and none is live/,
  );
  assert.deepEqual(at.live(), allOf(1, OLD));
  promoteWith(all);
  assert.deepEqual(at.live(), allOf(2, NEW));
});

/** Options with which an area goes live after the check of a change and before its write. */
function withPromoteInBetween(built) {
  let isFirst = true;
  const proven = {
    // What has run well is read between the two.
    get shell() {
      if (isFirst) promote(at.site, [built], { why: 'in between' });
      isFirst = false;
      return [];
    },
  };
  return { ...EXCUSED, proven };
}

test('an area that goes live between the check and the write is not lost', () => {
  const other = at.area('mfe-three', { ...OLD, version: '1.0.1-33333333' });
  const options = withPromoteInBetween(at.copyOf(other));
  const { shell, together } = at.newBuilds();
  promoteBuild(at.site, shell, { ...options, together });
  assert.deepEqual(at.live(), allOf(3, NEW));
  assert.deepEqual(readLog(at.site).at(-1).changes.at(-1), {
    ...{ name: 'mfe-three', action: 'promote', from: '1.0.1-33333333', to: NEW.version },
  });
});

test('an area that goes live between the check and the write, and does not fit, keeps its place', () => {
  const pages = (path) => ({ prefixes: [path], pages: [{ path, title: 'New', files: [] }] });
  const other = at.area('mfe-three', { ...OLD, version: '1.0.1-33333333' }, pages('/new'));
  const sameRuntime = { ...NEW, runtime: OLD.runtime };
  const together = [at.area('mfe-one', sameRuntime, pages('/new'))];
  assert.throws(
    () => promoteBuild(at.site, at.shell(sameRuntime), { ...withPromoteInBetween(other), together }),
    /mfe-one 1\.1\.0-22222222 claims \/new, which clashes with \/new of mfe-three/,
  );
  assert.deepEqual(at.live(), [2, OLD.version, OLD.version, OLD.version, '1.0.1-33333333']);
});

test('a proof does not count any more when an area has gone live in between', () => {
  const other = at.area('mfe-three', { ...OLD, version: '1.0.1-33333333' });
  const sameRuntime = { ...NEW, runtime: OLD.runtime };
  const [shell, one] = [at.shell(sameRuntime), at.area('mfe-one', sameRuntime)];
  const provenWith = { 'mfe-one': NEW.version, 'mfe-two': OLD.version, 'mfe-three': OLD.version };
  const proof = keepProof(join(at.folder, 'shell'), shell, provenWith);
  assert.throws(
    () => promoteBuild(at.site, shell, { ...withPromoteInBetween(other), unproven: undefined, proof, together: [one] }),
    /was proven with mfe-three 1\.0\.0-11111111, and 1\.0\.1-33333333 is live/,
  );
  assert.deepEqual(at.live(), [2, OLD.version, OLD.version, OLD.version, '1.0.1-33333333']);
});

test('the commands give the same verdicts, and name what else to do', () => {
  at.newBuilds();
  const forgotten = withAreas(['mfe-one', 'mfe-three']);
  for (const words of [
    ['check', '--with', forgotten],
    ['promote', '--unproven', 'test', '--with', forgotten],
  ]) {
    const { status, output } = run(...words);
    assert.equal(status, 1);
    assert.equal(
      output,
      `mfe-two ${OLD.version} was built for federation runtime 2.9.2, the shell has 2.9.3. Coaches keep shell ${OLD.version}.\n`,
    );
  }
  const all = withAreas(AREAS);
  assert.deepEqual(run('check', '--with', all), {
    status: 0,
    output: `shell ${NEW.version} fits ${at.site}, together with ${AREAS.map((name) => `${name} ${NEW.version}`).join(', ')}\n`,
  });
  assert.match(run('promote', '--with', all).output, /^shell 1\.1\.0-22222222 is not proven: npm run prove/);
  assert.match(
    run('promote', '--with', all, '--at', 'http://a').output,
    /^--at changes one part, because a release key/,
  );
  assert.match(run('rollback', '--whole-change', '--at', 'http://a').output, /^--at changes one part/);
  assert.match(run('rollback', '--whole-change', '--to', 'v').output, /it takes no --to\./);
  assert.match(
    run('check', '--with', '../mfe-none').output,
    /^--with \.\.\/mfe-none is neither the folder of an area nor/,
  );
  assert.match(run('check', '--with', '../mfe-one,../mfe-one').output, /^mfe-one is named twice/);
  assert.match(run('check', '--with', ',').output, /^--with needs folders of areas/);
  assert.match(run('check', '../mfe-one', '--with', '../mfe-two').output, /^Only the shell goes live together/);
  assert.deepEqual(at.live(), allOf(1, OLD));

  // A build that another repository handed over is a folder, too.
  const builds = AREAS.map((name) => `../${name}/dist/${NEW.version}`).join(',');
  assert.equal(run('promote', '--with', builds, '--unproven', 'test').status, 0);
  assert.deepEqual(at.live(), allOf(2, NEW));
  const back = run('rollback', '--whole-change');
  assert.deepEqual([back.status, back.output.split('\n').length], [0, 5]);
  assert.deepEqual(at.live(), allOf(3, OLD));
});
