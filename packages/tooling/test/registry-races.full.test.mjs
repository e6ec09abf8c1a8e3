import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, test } from 'node:test';
import { promote } from '@touchline/release/promote';
import { readLog, readRegistry } from '@touchline/release/registry-store';

const PROCESS_COUNT = 50;
const PROMOTING_PROCESSES = 4;
const PROMOTES_PER_PROCESS = 25;
const KILL_COUNT = 12;

let site;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'touchline-registry-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

/** Starts a process that changes the registry of `site`; `forever`: again and again. */
function startChange(name, forever = false) {
  const script = `
    import { changeRegistry } from '@touchline/release/registry-store';
    const [site, name] = process.argv.slice(1);
    do {
      changeRegistry(site, (registry) => ({
        registry: { ...registry, remotes: { ...registry.remotes, [name]: { live: 'v' + registry.seq } } },
        changes: [{ name, action: 'promote', from: null, to: 'v' + registry.seq }],
        why: 'test',
      }));
    } while (${forever});`;
  return spawn(process.execPath, ['--input-type=module', '-e', script, site, name], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
}
const ended = (child) => new Promise((resolve) => child.once('exit', resolve));
const onDisk = () => JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8'));

test(`when ${PROCESS_COUNT} processes change the registry at once, every change is made exactly once`, async () => {
  const names = Array.from({ length: PROCESS_COUNT }, (_, index) => `mfe-${index}`);
  const codes = await Promise.all(names.map((name) => ended(startChange(name))));
  assert.deepEqual(
    codes,
    names.map(() => 0),
  );
  assert.equal(onDisk().seq, names.length, 'the file on disk is the newest without another read');
  assert.deepEqual(Object.keys(readRegistry(site).remotes).sort(), [...names].sort());
  assert.deepEqual(
    readLog(site).map(({ seq }) => seq),
    names.map((_, index) => index + 1),
  );
});

test('when processes promote versions of one area at once, all are made, and none fails', async () => {
  const script = `
    import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
    import { basename, join } from 'node:path';
    import { promote } from '@touchline/release/promote';
    const [site, builds, who] = process.argv.slice(1);
    const entry = { path: 'entry.js', bytes: 2, gzipBytes: 2, integrity: 'sha384-AAAA' };
    for (let count = 0; count < ${PROMOTES_PER_PROCESS}; count += 1) {
      const version = '1.0.' + count + '-' + who;
      const dir = mkdtempSync(join(builds, 'build-'));
      const release = {
        name: 'mfe-one', version, container: 'c', contract: '^1.0.0', runtime: '2', shared: {}, owner: 'one', uses: {},
        prefixes: ['/one'], pages: [{ path: '/one', title: 'One', files: [] }], warm: [], entry, first: [], files: [entry],
      };
      writeFileSync(join(dir, 'release.json'), JSON.stringify(release));
      writeFileSync(join(dir, 'entry.js'), '//');
      promote(site, [{ name: 'mfe-one', version, dir }], { why: 'test' });
    }`;
  const builds = join(site, '..', `${basename(site)}-builds`);
  mkdirSync(join(builds, 'shell'), { recursive: true });
  try {
    const entry = { path: 'main.js', bytes: 2, gzipBytes: 2, integrity: 'sha384-AAAA' };
    const shell = {
      name: 'shell',
      version: '1.0.0-s',
      contract: '1.0.0',
      runtime: '2',
      provides: {},
      kit: {},
      entry,
      files: [],
    };
    writeFileSync(join(builds, 'shell/release.json'), JSON.stringify(shell));
    writeFileSync(join(builds, 'shell/index.html'), '<head>%HEAD%</head> %SCRIPT%');
    promote(site, [{ name: 'shell', version: shell.version, dir: join(builds, 'shell') }], { why: 'test' });
    const start = (who) =>
      spawn(process.execPath, ['--input-type=module', '-e', script, site, builds, String(who)], {
        cwd: import.meta.dirname,
        stdio: 'inherit',
      });
    const codes = await Promise.all(Array.from({ length: PROMOTING_PROCESSES }, (_, who) => ended(start(who))));
    assert.deepEqual(codes, Array(PROMOTING_PROCESSES).fill(0));
    assert.equal(onDisk().seq, 1 + PROMOTING_PROCESSES * PROMOTES_PER_PROCESS);
    assert.match(readFileSync(join(site, 'index.html'), 'utf8'), /1\.0\.0-s/);
  } finally {
    rmSync(builds, { recursive: true, force: true });
  }
});

test('a process that is killed anywhere leaves the registry before or after its change', async () => {
  let last = 0;
  for (let round = 0; round < KILL_COUNT; round += 1) {
    const child = startChange('mfe-one', true);
    while (readSeq() === last && child.exitCode === null) await delay(5);
    assert.equal(child.exitCode, null, 'the process makes changes');
    await delay(Math.random() * 30);
    child.kill('SIGKILL');
    await ended(child);
    const written = onDisk();
    const registry = readRegistry(site);
    assert.ok(registry.seq === written.seq || registry.seq === written.seq + 1, 'at most the last step was missing');
    assert.deepEqual(readLog(site).at(-1).registry, registry);
    assert.equal(registry.remotes['mfe-one'].live, `v${registry.seq - 1}`);
    last = registry.seq;
  }
});

function readSeq() {
  try {
    return onDisk().seq;
  } catch {
    return 0;
  }
}

test('older commands refuse to write a registry of a newer format', async () => {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'registry.json'), JSON.stringify({ format: 99, site: 's', seq: 4, remotes: {} }));
  const { changeRegistry } = await import('@touchline/release/registry-store');
  assert.throws(() => changeRegistry(site, (registry) => ({ registry, changes: [], why: 'test' })), /newer commands/);
  assert.equal(onDisk().seq, 4);
});
