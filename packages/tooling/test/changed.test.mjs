import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopeOf } from '../checks/changed.mjs';

const REPOSITORY = {
  areas: [
    { room: 'mfe-teams', prefixes: ['/team-creation', '/calendar'] },
    { room: 'mfe-workouts', prefixes: ['/workouts'] },
  ],
  stories: [
    { file: 'e2e/stories/calendar.spec.ts', text: "openAs(page, '/calendar')" },
    { file: 'e2e/stories/workouts.spec.ts', text: "openAs(page, '/workouts')" },
    { file: 'e2e/stories/frame.spec.ts', text: 'clicks through the menu' },
  ],
};
const scope = (...files) => scopeOf(files, REPOSITORY);

test('a change of one area runs its room, and the stories with its addresses or with none', () => {
  const { types, unit, http, browser, tooling } = scope('mfe-teams/src/features/calendar/calendar-page.tsx');
  assert.deepEqual(
    { types, unit, http, browser, tooling },
    {
      types: ['web'],
      unit: ['mfe-teams'],
      http: [],
      browser: ['e2e/stories/calendar.spec.ts', 'e2e/stories/frame.spec.ts'],
      tooling: false,
    },
  );
});

test('a change of the kit runs all rooms that are compiled with it, and all stories', () => {
  const { kit, unit, http, browser } = scope('packages/ui/src/icon.tsx');
  assert.deepEqual(
    { kit, unit, http, browser },
    { kit: true, unit: ['packages/ui', 'shell', 'mfe-teams', 'mfe-workouts'], http: [], browser: null },
  );
});

test('a change of the contracts runs the API, too', () => {
  const { types, unit, http, browser } = scope('packages/contracts/src/duration.ts');
  assert.deepEqual(types, ['web', 'packages/contracts', 'packages/release', 'api', 'athlete-pages']);
  assert.ok(unit.includes('api') && unit.includes('athlete-pages') && unit.includes('mfe-teams'));
  assert.deepEqual([http, browser], [null, null]);
});

test('a change of the pages of athletes runs their room, and all stories', () => {
  const { types, unit, http, browser } = scope('athlete-pages/src/answer/answer-page.tsx');
  assert.deepEqual(
    { types, unit, http, browser },
    { types: ['athlete-pages'], unit: ['athlete-pages'], http: [], browser: null },
  );
});

test('only the changed specs and stories run', () => {
  const { http, browser, unit, lint } = scope('api/test/teams/teams.int.spec.ts', 'e2e/stories/workouts.spec.ts');
  assert.deepEqual(
    { http, browser, unit },
    { http: ['api/test/teams/teams.int.spec.ts'], browser: ['e2e/stories/workouts.spec.ts'], unit: ['api'] },
  );
  assert.deepEqual(lint, ['api/test/teams/teams.int.spec.ts', 'e2e/stories/workouts.spec.ts']);
});

test('a changed helper of specs or stories runs all of them', () => {
  assert.equal(scope('api/test/support/actors.ts').http, null);
  assert.equal(scope('e2e/support/story.ts').browser, null);
});

test('a changed unit test of an area runs no story', () => {
  assert.deepEqual(scope('mfe-teams/src/shared/copy-text.spec.tsx').browser, []);
});

test('documentation runs nothing; the lockfile, a tool or a setting of the whole tree runs everything', () => {
  assert.deepEqual(scope('README.md', 'docs/glossary.md').unit, []);
  for (const file of ['package-lock.json', 'packages/tooling/jest/presets.mjs', '.prettierrc.json']) {
    assert.deepEqual([scope(file).unit, scope(file).tooling, scope(file).notes], [null, true, []]);
  }
});

test('each layer that does not run completely has a note', () => {
  const { notes } = scope('mfe-teams/src/area.tsx');
  assert.deepEqual(notes.slice(0, 6), [
    'types: only web.',
    'lint: only the 1 changed files.',
    'kit: skipped, because the kit has not changed.',
    'tooling: skipped, because no tool has changed.',
    'unit: only mfe-teams.',
    'HTTP: skipped, because the API has not changed.',
  ]);
  assert.match(notes[6], /^browser: 2 of 3 story files\.$/);
});
