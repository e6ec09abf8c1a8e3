/** `deploy/README.md` and the files beside it, as far as they can be judged without a server; `npm run soak deploy` walks the page. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commandBlocks } from '../deploy/page-blocks.mjs';
import { BEFORE, CHECKS } from '../deploy/walk-checks.mjs';
import { ROOT } from '../release/parts.mjs';

const DEPLOY = join(ROOT, 'deploy');
const has = (program) => spawnSync('which', [program]).status === 0;
const shellFiles = ['touchlinectl', 'touchline-install', 'database-users.sh'];

test('every block of the page is walked, or marked as done by hand', () => {
  assert.deepEqual(
    commandBlocks().filter(({ tag }) => tag !== 'walk' && tag !== 'by-hand'),
    [],
  );
});

test('the page has ten steps, and each step but the editing of settings is walked', () => {
  const steps = [...readFileSync(join(DEPLOY, 'README.md'), 'utf8').matchAll(/^## (\d+)\./gm)].map(([, step]) =>
    Number(step),
  );
  assert.deepEqual(steps, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const walked = new Set(commandBlocks().flatMap(({ step, tag }) => (tag === 'walk' ? [step] : [])));
  assert.deepEqual([...walked], [1, 2, 3, 5, 6, 7, 8, 9, 10]);
});

test('a block without a tag, and one of another language, are found', () => {
  const page = '## 1. Packages\n\n```sh\nls\n```\n\n```\nls\n```\n\n```sh walk\nls\n```\n';
  assert.deepEqual(
    commandBlocks(page).map(({ step, tag }) => [step, tag]),
    [
      [1, ''],
      [1, ''],
      [1, 'walk'],
    ],
  );
});

test('each preparation and each check of the walk belongs to exactly one block', () => {
  const walked = commandBlocks().filter(({ tag }) => tag === 'walk');
  for (const text of [...BEFORE.map(({ block }) => block), ...CHECKS.map(({ after }) => after)])
    assert.equal(walked.filter(({ commands }) => commands.includes(text)).length, 1, text);
});

test('no block reads what another one has set: each is run in a shell of its own', () => {
  for (const { commands, line } of commandBlocks().filter(({ tag }) => tag === 'walk'))
    for (const [, name] of commands.matchAll(/\$\{?([A-Z][A-Z_]+)/g))
      assert.match(commands, new RegExp(`\\b${name}=`), `line ${line}: ${name}`);
});

test('every file that the page installs is there', () => {
  const files = commandBlocks().flatMap(({ commands }) =>
    [...commands.matchAll(/\/current\/deploy\/(\S+)/g)].map(([, file]) => file),
  );
  assert.ok(files.length >= 5);
  const present = new Set(readdirSync(DEPLOY));
  assert.deepEqual(
    files.filter((file) => !present.has(file)),
    [],
  );
});

test('scripts of the shell have no mistake of syntax', () => {
  for (const file of shellFiles) assert.equal(spawnSync('sh', ['-n', join(DEPLOY, file)]).status, 0, file);
});

test('systemd knows every line of the units', { skip: !has('systemd-analyze') && 'systemd-analyze is missing' }, () => {
  const root = mkdtempSync(join(tmpdir(), 'touchline-units-'));
  try {
    const units = readdirSync(DEPLOY).filter((file) => /\.(service|timer)$/.test(file));
    assert.equal(units.length, 3);
    for (const unit of units) {
      // The program need not be on this machine.
      const text = readFileSync(join(DEPLOY, unit), 'utf8').replace('/usr/bin/node', '/bin/sh');
      writeFileSync(join(root, unit), text);
    }
    const words = ['verify', '--man=no', ...units.map((unit) => join(root, unit))];
    const { status, stderr } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /touchline/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

test('Caddy accepts its file', { skip: !has('caddy') && 'caddy is missing' }, () => {
  const words = ['validate', '--adapter', 'caddyfile', '--config', join(DEPLOY, 'Caddyfile')];
  const { status, stderr } = spawnSync('caddy', words, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

test('the service waits longer for a stop than the product takes', () => {
  const drain = Number(/^DRAIN_SECONDS=(\d+)$/m.exec(readFileSync(join(DEPLOY, 'settings.env'), 'utf8'))[1]);
  const unit = Number(/^TimeoutStopSec=(\d+)$/m.exec(readFileSync(join(DEPLOY, 'touchline.service'), 'utf8'))[1]);
  const compose = Number(
    /product:[^]*?stop_grace_period: (\d+)s/.exec(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'))[1],
  );
  assert.ok(unit > drain + 10 && compose > drain + 10);
});
