import assert from 'node:assert/strict';
import { test } from 'node:test';
import { select } from '../checks/selection.mjs';

const FILES = [
  'api/src/modules/teams/teams.service.ts',
  'api/test/teams/teams.int.spec.ts',
  'api/test/teams/team-processes.full.int.spec.ts',
  'api/test/wellness/wellness.int.spec.ts',
  'e2e/stories/calendar.spec.ts',
  'e2e/stories/frame.spec.ts',
  'e2e/stories/releases.spec.ts',
  'e2e/stories/workouts.spec.ts',
  'mfe-teams/src/area.tsx',
  'cluster/servers/galera.mjs',
  'cluster/test/cluster.full.test.mjs',
  'packages/tooling/test/lockfile.test.mjs',
  'packages/ui/src/icon.tsx',
];
const REPOSITORY = {
  files: FILES,
  graph: new Map([
    ['mfe-teams/src/area.tsx', new Set(['packages/ui/src/icon.tsx'])],
    ['cluster/test/cluster.full.test.mjs', new Set(['cluster/servers/galera.mjs'])],
  ]),
  areas: [
    { room: 'mfe-teams', prefixes: ['/team-creation', '/calendar'] },
    { room: 'mfe-workouts', prefixes: ['/workouts'] },
  ],
  stories: [
    { file: 'e2e/stories/calendar.spec.ts', text: "openAs(page, '/calendar')" },
    { file: 'e2e/stories/workouts.spec.ts', text: "openAs(page, '/workouts')" },
    { file: 'e2e/stories/frame.spec.ts', text: 'clicks through the menu' },
    { file: 'e2e/stories/releases.spec.ts', text: "openAs(page, '/workouts')" },
  ],
  onMariaDb: { 'wellness/wellness': 'Dates.' },
};
const short = (...changed) => select({ extent: 'short', changed }, REPOSITORY);
const only = (...changed) => select({ extent: 'changed', changed }, REPOSITORY);

test('without changes the short set runs, within its budgets', () => {
  assert.deepEqual(short(), {
    types: null,
    lint: null,
    kit: true,
    unit: null,
    tooling: ['packages/tooling/test/lockfile.test.mjs'],
    sqlite: ['teams/teams', 'wellness/wellness'],
    mariadb: ['wellness/wellness'],
    size: false,
    browser: { short: true, files: [] },
    isShortSet: true,
  });
});

test('a changed module adds all of its specs, on both databases', () => {
  const { sqlite, mariadb, isShortSet } = short('api/src/modules/teams/teams.service.ts');
  assert.deepEqual(sqlite, ['teams/teams', 'teams/team-processes.full', 'wellness/wellness']);
  assert.deepEqual(mariadb, ['teams/teams', 'teams/team-processes.full', 'wellness/wellness']);
  assert.equal(isShortSet, false);
});

test('a test of tools runs when a file that it needs has changed', () => {
  const { tooling } = short('cluster/servers/galera.mjs');
  assert.deepEqual(tooling, ['cluster/test/cluster.full.test.mjs', 'packages/tooling/test/lockfile.test.mjs']);
});

test('a changed file of the kit adds the stories of the areas that need it', () => {
  assert.deepEqual(short('packages/ui/src/icon.tsx').browser.files, ['e2e/stories/calendar.spec.ts']);
});

test('a change of the shell adds the stories without an address of any area', () => {
  assert.deepEqual(short('shell/src/app.tsx').browser.files, ['e2e/stories/frame.spec.ts']);
});

test('a change of how areas are released adds the stories of releases', () => {
  const { browser, isShortSet } = short('packages/release/src/promote.ts');
  assert.deepEqual([browser.files, isShortSet], [['e2e/stories/releases.spec.ts'], false]);
});

test('large data runs when the database code has changed', () => {
  assert.equal(short('api/src/database/unit-of-work.ts').size, true);
});

test('a complete run leaves nothing out', () => {
  const { types, tooling, unit, sqlite, mariadb, size, browser } = select(
    { extent: 'complete', changed: [] },
    REPOSITORY,
  );
  assert.deepEqual([types, tooling, unit, sqlite, mariadb, browser], [null, null, null, null, null, null]);
  assert.equal(size, true);
});

test('only what an area needs runs for a change of it alone', () => {
  const { types, unit, sqlite, mariadb, tooling, browser } = only('mfe-teams/src/area.tsx');
  assert.deepEqual(
    { types, unit, sqlite, mariadb, tooling, browser },
    {
      types: ['web'],
      unit: ['mfe-teams'],
      sqlite: [],
      mariadb: [],
      tooling: [],
      browser: { short: false, files: ['e2e/stories/calendar.spec.ts'] },
    },
  );
});

test('only changed specs and stories run when nothing else has changed', () => {
  const { sqlite, browser } = only('api/test/teams/teams.int.spec.ts', 'e2e/stories/workouts.spec.ts');
  assert.deepEqual(sqlite, ['teams/teams']);
  assert.deepEqual(browser, { short: false, files: ['e2e/stories/workouts.spec.ts'] });
});

test('documentation runs nothing; a file of the whole tree runs all types and units', () => {
  assert.deepEqual(only('README.md', 'docs/glossary.md').unit, []);
  assert.equal(only('package-lock.json').unit, null);
});
