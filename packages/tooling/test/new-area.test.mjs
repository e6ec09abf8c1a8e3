/** `npm run new-area`: the folder that it writes; `e2e/stories/own-repository.spec.ts` builds the template in a repository of its own. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { check, resolveConfig } from 'prettier';
import { readPart } from '../../area-kit/area/part.mjs';
import { writeWorkspaceArea } from '../commands/new-area.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

let root;
before(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-new-area-'));
});
after(() => rmSync(root, { recursive: true, force: true }));

/** All files below a folder, as paths from it. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

test('a new area has what the present ones have, and a first page with its specs', () => {
  assert.equal(writeWorkspaceArea('sleep-diary', root), 'mfe-sleep-diary');
  const files = filesIn(join(root, 'mfe-sleep-diary'));
  const ofTree = ['package.json', 'tsconfig.json', 'jest.config.mjs', 'stories/smoke.story.mjs', 'src/area.tsx'];
  for (const file of [...ofTree, 'src/shared/own-names.ts', 'src/build-constants.d.ts'])
    assert.ok(files.includes(file) && existsSync(join(ROOT, 'mfe-teams', file)), file);
  for (const file of ['src/features/overview/overview-page.tsx', 'src/features/overview/overview-page.spec.tsx'])
    assert.ok(files.includes(file), file);
  assert.deepEqual(
    files.filter((file) => /^(README|ci\.sh|\.?gitignore|\.?npmrc)/.test(file)),
    [],
  );
});

test('its package.json is that of a present area, with its own name, address and page', () => {
  writeWorkspaceArea('mfe-medical', root);
  const folder = join(root, 'mfe-medical');
  const present = readJson(join(ROOT, 'mfe-attendance/package.json'));
  const { scripts, touchline, ...rest } = readJson(join(folder, 'package.json'));
  assert.deepEqual(scripts, present.scripts);
  assert.deepEqual(touchline.shared, present.touchline.shared);
  assert.deepEqual(rest, {
    name: '@touchline/mfe-medical',
    version: present.version,
    private: true,
    description: 'Area: Medical.',
    license: present.license,
    type: 'module',
    devDependencies: { '@touchline/area-kit': present.devDependencies['@touchline/area-kit'] },
  });
  assert.deepEqual(touchline.prefixes, ['/medical']);
  assert.equal(readPart(folder).kind, 'area');
});

test('no placeholder is left, and every file is formatted', async () => {
  const folder = join(root, writeWorkspaceArea('recovery', root));
  const options = await resolveConfig(join(ROOT, 'mfe-teams/src/area.tsx'));
  for (const file of filesIn(folder)) {
    const text = readFileSync(join(folder, file), 'utf8');
    assert.doesNotMatch(text, /__[A-Z]+__/, file);
    assert.ok(await check(text, { ...options, filepath: file }), file);
  }
  assert.match(readFileSync(join(folder, 'src/area.tsx'), 'utf8'), /name: 'mfe-recovery'[^]*'\/recovery': \[/);
});

test('an area that exists is left as it is, and a name that no area can have is refused', () => {
  assert.throws(() => writeWorkspaceArea('teams'), /mfe-teams exists already and is left as it is/);
  assert.throws(() => writeWorkspaceArea('Medical', root), /cannot be the name of an area/);
});
