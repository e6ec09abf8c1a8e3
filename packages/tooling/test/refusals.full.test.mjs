/**
 * Every reason for which a build of an area is refused, at both doors: the command that the team's CI runs, and the code that
 * makes a build live. The server's own door is in `api/test/releases/refusals.int.spec.ts`, and what pages judge in
 * `shell/src/areas/refusals.spec.tsx`; all read one table.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promote } from '@touchline/release/promote';
import { promoteBuild } from '@touchline/release/promote-build';
import { createSigner, newSigningKey, withSignature } from '@touchline/release/registry-signature';
import { readRegistry } from '@touchline/release/registry-store';
import { ROOT } from '../release/parts.mjs';
import { keepProof, write, writeArea, writeShell } from './support/small-releases.mjs';

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
  const release = { ...table.release, ...row.release };
  const fileText = row.file === 'tampered' ? '// other' : undefined;
  const built = writeArea(part.dir, { name: AREA, version: VERSION }, { release, text: row.script, fileText });
  return { site, part, built, proof: proofOf(part, built, row.proof) };
}

function withShell(folder, site, registry) {
  const signer = registry ? createSigner(newSigningKey()) : undefined;
  const release = { ...table.shell, registryKey: signer?.publicKey ?? null };
  promote(site, [writeShell(join(folder, 'shell'), SHELL_VERSION, release)], { why: 'test', signer });
  const other = registry === 'other key' ? createSigner(newSigningKey()) : undefined;
  if (registry) write(join(site, 'registry.json'), JSON.stringify(withSignature(readRegistry(site), other)));
}

function proofOf(part, built, kind) {
  if (kind === 'none') return null;
  const files = kind === 'other files' ? '0'.repeat(64) : undefined;
  return keepProof(part.dir, built, { shell: kind === 'other shell' ? '0.9.0-00000000' : SHELL_VERSION }, files);
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
