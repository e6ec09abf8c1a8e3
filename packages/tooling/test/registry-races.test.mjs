import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, test } from 'node:test';
import { readLog, readRegistry } from '@touchline/release/registry-store';

const PROCESS_COUNT = 50;
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

test('a process that is killed anywhere leaves the registry before or after its change', async () => {
  let last = 0;
  for (let round = 0; round < KILL_COUNT; round += 1) {
    const child = startChange('mfe-one', true);
    while (readSeq() === last) await delay(5);
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
