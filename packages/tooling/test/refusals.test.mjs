/**
 * Every reason for which a build of an area is refused, at both doors: the command that the team's CI runs, and the code that
 * makes a build live. The server's own door is in `api/test/releases/refusals.int.spec.ts`, and what pages judge in
 * `shell/src/areas/refusals.spec.tsx`; all read one table.
 */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { buildHash } from '@touchline/release/check-proof';
import { promote } from '@touchline/release/promote';
import { promoteBuild } from '@touchline/release/promote-build';
import { createSigner, newSigningKey, withSignature } from '@touchline/release/registry-signature';
import { readRegistry } from '@touchline/release/registry-store';
import { areaInputs, inputsFile, inputsHash } from '../../area-kit/area/inputs-hash.mjs';
import { proofFile } from '../../area-kit/release/prove.mjs';
import { ROOT } from '../release/parts.mjs';

const AREA = 'mfe-one';
const VERSION = '1.0.0-aaaaaaaa';
const SHELL_VERSION = '1.0.0-11111111';
const COMMAND = join(ROOT, 'packages/area-kit/bin/touchline.mjs');
const table = JSON.parse(readFileSync(join(ROOT, 'packages/contracts/test/refusals.json'), 'utf8'));

const scratch = mkdtempSync(join(tmpdir(), 'touchline-refusals-'));
after(() => rmSync(scratch, { recursive: true, force: true }));
let folders = 0;

/** A site with a live shell, and the folder of an area with a build and its proof, changed as the row says. */
function situation(row) {
  folders += 1;
  const folder = join(scratch, String(folders));
  const site = join(folder, 'site');
  withShell(folder, site, row.registry);

  const part = { name: AREA, kind: 'area', dir: join(folder, AREA) };
  const dir = join(part.dir, 'dist', VERSION);
  writeArea(part.dir, dir, row);
  write(inputsFile(part), inputsHash({ ...part, inputs: areaInputs(part.dir) }));
  const proof = proofOf(dir, row.proof);
  if (proof) write(proofFile(part, VERSION), JSON.stringify(proof));
  return { site, part, built: { name: AREA, version: VERSION, dir }, proof };
}

function withShell(folder, site, registry) {
  const signer = registry ? createSigner(newSigningKey()) : undefined;
  const dir = join(folder, 'shell');
  const page = '<head>%HEAD%</head> %SCRIPT%';
  const entry = described('main.js', '// shell');
  write(join(dir, 'main.js'), '// shell');
  write(join(dir, 'index.html'), page);
  const files = [entry, described('index.html', page)];
  const base = { name: 'shell', version: SHELL_VERSION, ...table.shell, entry, files };
  write(join(dir, 'release.json'), JSON.stringify({ ...base, registryKey: signer?.publicKey ?? null }));
  promote(site, [{ name: 'shell', version: SHELL_VERSION, dir }], { why: 'test', signer });
  const other = registry === 'other key' ? createSigner(newSigningKey()) : undefined;
  if (registry) write(join(site, 'registry.json'), JSON.stringify(withSignature(readRegistry(site), other)));
}

function writeArea(folder, dir, { release = {}, file }) {
  const touchline = { owner: 'team', prefixes: ['/one'], pages: [{ path: '/one', title: 'One', chunk: 'one' }] };
  write(join(folder, 'package.json'), JSON.stringify({ name: AREA, touchline }));
  const entry = described('remoteEntry.js', '// one');
  write(join(dir, 'remoteEntry.js'), file === 'tampered' ? '// two' : '// one');
  write(
    join(dir, 'release.json'),
    JSON.stringify({
      ...{ name: AREA, version: VERSION, container: 'mfe_one__1', owner: 'team', warm: [], prefixes: ['/one'] },
      ...{ pages: [{ path: '/one', title: 'One', files: [] }], entry, first: [], files: [entry] },
      ...table.release,
      ...release,
    }),
  );
}

function proofOf(dir, kind) {
  if (kind === 'none') return null;
  const files = kind === 'other files' ? '0'.repeat(64) : buildHash(dir);
  const shell = kind === 'other shell' ? '0.9.0-00000000' : SHELL_VERSION;
  return { passed: 5, failed: 0, files, provenWith: { shell } };
}

function described(path, text) {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { path, bytes: text.length, gzipBytes: text.length, integrity };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs a command as the team's CI does: in the folder of the area. */
function runInCi(command, { site, part }) {
  const env = { ...process.env, SITE_DIR: site, REGISTRY_SIGNING_KEY_FILE: '', DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, command], {
    cwd: part.dir,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a build is refused when its source has changed since', () => {
  const stale = situation({});
  write(join(stale.part.dir, 'src/area.tsx'), '// changed');
  for (const command of ['check', 'promote']) {
    const { status, output } = runInCi(command, stale);
    assert.equal(status, 1);
    assert.match(output, /mfe-one has changed since this build: npm run build/);
  }
});

const promoteAs = ({ site, built, proof }, more = {}) =>
  promoteBuild(site, built, { why: 'test', api: null, proof, ...more });

test('a build without any of these problems passes both doors', () => {
  const fit = situation({});
  const { status, output } = runInCi('check', fit);
  assert.equal(status, 0, output);
  assert.deepEqual(promoteAs(fit), [`${AREA} ${VERSION} is live`]);
});

for (const row of table.refusals) {
  test(`refused in the CI of the team: ${row.reason}`, () => {
    // Only `promote` asks for the proof, so that `check` can run before `prove`.
    const { status, output } = runInCi(row.proof ? 'promote' : 'check', situation(row));
    assert.equal(status, 1, output);
    assert.ok(output.includes(row.sentence), output);
  });

  test(`refused when it is promoted: ${row.reason}`, () => {
    const refused = situation(row);
    assert.throws(
      () => promoteAs(refused),
      ({ message }) => {
        assert.ok(message.includes(row.promoteSentence ?? row.sentence), message);
        return true;
      },
    );
    assert.deepEqual(readRegistry(refused.site).remotes, {});
    assert.deepEqual(readdirSync(join(refused.site, 'registry/log')), ['1.json']);
  });
}

test('a reason takes the place of a proof and stands in the log, and of no other check', () => {
  const unproven = situation({ proof: 'none' });
  promoteAs(unproven, { unproven: 'Chromium is missing' });
  const { why } = JSON.parse(readFileSync(join(unproven.site, 'registry/log/2.json'), 'utf8'));
  assert.equal(why, 'test (unproven: Chromium is missing)');
  assert.throws(() => promoteAs(situation({ file: 'tampered' }), { unproven: 'Chromium is missing' }));
});
