import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { spawn } from 'node:child_process';
import { changeRegistry, readLog, readRegistry, withPromoted } from '../release/registry.mjs';
import { ROOT } from '../release/parts.mjs';

let site;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'touchline-registry-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const head = (version, name = 'mfe-one') => ({ name, version, pages: [], prefixes: [] });
const promote = (version, name) =>
  changeRegistry(site, (registry) => ({
    registry: withPromoted(registry, head(version, name)),
    entry: { action: 'promote', name: name ?? 'mfe-one', to: version },
  }));

test('the first promote makes the version live without a fallback', () => {
  const { remotes, seq } = promote('1.0.0-a');
  assert.equal(seq, 1);
  assert.deepEqual(remotes['mfe-one'], {
    live: '1.0.0-a',
    lastGood: null,
    blocked: [],
    releases: { '1.0.0-a': head('1.0.0-a') },
  });
});

test('the next promote keeps only the previous live version as fallback', () => {
  promote('1.0.0-a');
  promote('1.0.0-b');
  const { remotes } = promote('1.0.0-c');
  assert.equal(remotes['mfe-one'].lastGood, '1.0.0-b');
  assert.deepEqual(Object.keys(remotes['mfe-one'].releases).sort(), ['1.0.0-b', '1.0.0-c']);
});

test('a blocked version does not become the fallback', () => {
  const before = {
    site: 's',
    seq: 3,
    remotes: {
      'mfe-one': {
        live: '1.0.0-b',
        lastGood: '1.0.0-a',
        blocked: ['1.0.0-b'],
        releases: { '1.0.0-b': head('1.0.0-b'), '1.0.0-a': head('1.0.0-a') },
      },
    },
  };
  assert.equal(withPromoted(before, head('1.0.0-c')).remotes['mfe-one'].lastGood, null);
});

test('promoting one area does not change others', () => {
  promote('1.0.0-a', 'mfe-one');
  const { remotes } = promote('2.0.0-a', 'mfe-two');
  assert.deepEqual(Object.keys(remotes), ['mfe-one', 'mfe-two']);
});

test('the next reader completes a change that died between log and registry', () => {
  const first = promote('1.0.0-a');
  promote('1.0.0-b');
  writeFileSync(join(site, 'registry.json'), JSON.stringify(first));
  assert.equal(readRegistry(site).remotes['mfe-one'].live, '1.0.0-b');
  assert.equal(JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')).seq, 2);
});

test('when twelve processes promote at once, the log has every change exactly once', async () => {
  const script = `
    import { changeRegistry, withPromoted } from ${JSON.stringify(join(ROOT, 'packages/tooling/release/registry.mjs'))};
    const name = process.argv[1];
    changeRegistry(${JSON.stringify(site)}, (registry) => ({ registry: withPromoted(registry, { name, version: '1.0.0-a', pages: [], prefixes: [] }), entry: { name, to: '1.0.0-a' } }));`;
  const names = Array.from({ length: 12 }, (_, index) => `mfe-${index}`);
  const codes = await Promise.all(
    names.map(
      (name) =>
        new Promise((resolve) =>
          spawn(process.execPath, ['--input-type=module', '-e', script, name], { stdio: 'inherit' }).once(
            'exit',
            resolve,
          ),
        ),
    ),
  );
  assert.deepEqual(
    codes,
    names.map(() => 0),
  );
  assert.equal(
    JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')).seq,
    names.length,
    'the file on disk is the newest without another read',
  );
  assert.deepEqual(Object.keys(readRegistry(site).remotes).sort(), [...names].sort());
  assert.deepEqual(
    readLog(site).map(({ seq }) => seq),
    names.map((_, index) => index + 1),
  );
});
