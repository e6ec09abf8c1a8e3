/**
 * A new checkout has no built package. A command that imports one before anything is built does not start there, and no other run shows
 * that, because every other folder has one.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../release/parts.mjs';

const FOLDERS = ['packages/tooling/commands', 'bench/commands', 'cluster/commands'];
const STATIC_IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm;
const BUILT = /^@touchline\/(?:contracts|release)\//;

/** The static imports of built packages that a file reaches, each with the file that has it. */
function builtImports(file, seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].flatMap(([, name]) => {
    if (BUILT.test(name)) return [`${relative(ROOT, file)} imports ${name}`];
    return name.startsWith('.') ? builtImports(join(dirname(file), name), seen) : [];
  });
}

const commands = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`));
for (const command of commands.filter((file) => file.endsWith('.mjs')))
  test(`${command} starts before any package is built`, () => {
    assert.deepEqual(builtImports(join(ROOT, command)), []);
  });

test('imports of built packages are found, also through other files', () => {
  const preset = join(ROOT, 'packages/area-kit/webpack/preset.mjs');
  assert.ok(existsSync(preset));
  assert.match(builtImports(preset).join(), /shared\.mjs imports @touchline\/contracts\/shared-keys/);
});
