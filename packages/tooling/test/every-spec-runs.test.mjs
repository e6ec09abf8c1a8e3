/** A spec that no group names would never run, and one that two groups name would run twice. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import httpConfig from '../../../api/jest.together.config.mjs';
import { leftOutOnCluster } from '../../../api/test/support/left-out-on-cluster.mjs';
import { ON_MARIADB, ON_SQLITE_ALONE } from '../../../api/test/support/on-mariadb.mjs';
import unitConfig from '../jest/unit.config.mjs';
import { ROOT } from '../release/parts.mjs';

const ROOMS = [
  'packages/contracts',
  'packages/release',
  'packages/sheets',
  'packages/ui',
  'shell',
  'api',
  'athlete-pages',
  ...readdirSync(ROOT).filter((name) => name.startsWith('mfe-')),
];

/** All spec files of a room's sources and tests. */
function specsOnDisk(room) {
  return ['src', 'test'].flatMap((folder) => {
    try {
      return readdirSync(join(ROOT, room, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.spec\.tsx?$/.test(file))
        .map((file) => join(ROOT, room, folder, file));
    } catch {
      return [];
    }
  });
}

const grouped = ({ projects }) => projects.flatMap(({ globals }) => globals?.SPECS ?? []).map(({ path }) => path);

test('npm test runs every unit spec once', () => {
  const specs = ROOMS.flatMap(specsOnDisk).filter((path) => !path.endsWith('.int.spec.ts'));
  assert.deepEqual(grouped(unitConfig).sort(), specs.sort());
});

test('npm test runs every spec over HTTP once, in a group or alone', () => {
  const specs = specsOnDisk('api').filter((path) => path.endsWith('.int.spec.ts'));
  const together = grouped(httpConfig);
  assert.deepEqual(together, [...new Set(together)]);

  const { testPathIgnorePatterns, rootDir } = httpConfig.projects.find(({ displayName }) => displayName === 'alone');
  const ignored = testPathIgnorePatterns.map((pattern) => new RegExp(pattern.replace('<rootDir>/', rootDir)));
  const isOtherDatabase = (path) => /\/test\/(mariadb|sqlite|cluster)\//.test(path);
  const alone = specs.filter((path) => !ignored.some((pattern) => pattern.test(path)) && !isOtherDatabase(path));
  const run = [...together.filter((path) => !isOtherDatabase(path)), ...alone];
  assert.deepEqual(run.sort(), specs.filter((path) => !isOtherDatabase(path)).sort());
});

test('what a run on a cluster leaves out exists', () => {
  const fileOf = (name) => join(ROOT, 'api/test', name.endsWith('/') ? name : `${name}.int.spec.ts`);
  const gone = Object.keys(leftOutOnCluster('2')).filter((name) => !existsSync(fileOf(name)));
  assert.deepEqual(gone, []);
});

test('of every folder the short set runs something on MariaDB, or a reason says why not', () => {
  const names = specsOnDisk('api').flatMap((path) => /\/api\/test\/(.+)\.int\.spec\.ts$/.exec(path)?.[1] ?? []);
  assert.deepEqual(
    Object.keys(ON_MARIADB).filter((name) => !names.includes(name)),
    [],
  );
  const folderOf = (name) => name.split('/')[0];
  const decided = [...Object.keys(ON_MARIADB).map(folderOf), ...Object.keys(ON_SQLITE_ALONE)];
  assert.deepEqual([...new Set(names.map(folderOf))].sort(), [...new Set(decided)].sort());
});
