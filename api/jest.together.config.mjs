import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from './jest.int.config.mjs';
import { wantedSpecs } from './test/support/wanted-specs.mjs';

/**
 * Loading the application costs jest about three seconds of processor time per file, longer than most files run.
 * `npm test` therefore loads it once for the specs of several folders, which run one after the other. Groups take about
 * the same time, the longest first. Run a single spec by its name, with jest.int.config.mjs: in a group the last
 * `jest.setTimeout` applies to all.
 */
const GROUPS = {
  'wall: what is sent; workouts': [
    ...['wall/texts', 'wall/input-table', 'wall/fuzz'],
    ...['comparisons', 'exercise-library', 'trends', 'workout-calendar', 'workout-library'],
  ],
  'wall: what goes wrong; frame': [
    ...['wall/half-written', 'wall/races', 'wall/logs', 'wall/audited'],
    ...['app', 'idempotency', 'intake', 'metrics', 'site'],
  ],
  'wall: who asks; attendance and records': [
    ...['wall/id-matrix', 'wall/forged-requests', 'wall/ended-sessions', 'wall/inventory', 'wall/reads'],
    ...[
      'attendance',
      'availability',
      'overview',
      'load-plan',
      'squad',
      'audit',
      'performance-tests',
      'training-load',
      'wellness',
    ],
  ],
  'coaches; athletes and teams': [
    ...['administration', 'coaches', 'limits'],
    ...['athletes', 'instances', 'registrations', 'releases', 'teams'],
  ],
  'demo data; calendar': ['database/demo', 'calendar'],
  'athletes: devices, answers, consents': [
    ...['wall/athletes', 'wall/athlete-credentials'],
    ...['athlete-access', 'athlete-answers', 'athlete-data', 'athlete-rights', 'consents', 'join'],
  ],
  'stored rows': [
    ...['housekeeping', 'session-ledger', 'versioned'],
    ...['database/row-selection', 'database/schema', 'database/unit-of-work', 'backup/installation-id'],
  ],
  'one kind of database': [
    ...['sqlite/disk-full', 'sqlite/driver', 'sqlite/metrics', 'sqlite/private-files', 'sqlite/replaced-file'],
    'sqlite/retries',
    ...['mariadb/call-deadline', 'mariadb/collation', 'mariadb/error-stack', 'mariadb/metrics', 'mariadb/retries'],
  ],
};
const TEST = fileURLToPath(new URL('./test', import.meta.url));
const { maxWorkers, testTimeout, testPathIgnorePatterns, ...shared } = config;
const rootDir = fileURLToPath(new URL('.', import.meta.url));

/** The spec of this name in `test`, or all specs of the folder of this name. */
function specsOf(name) {
  const path = join(TEST, name);
  if (existsSync(`${path}.int.spec.ts`)) return [{ name, path: `${path}.int.spec.ts` }];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.int.spec.ts'))
    .sort()
    .map((file) => ({ name: `${name}/${file}`, path: join(path, file) }));
}

/** Whether this layer leaves the spec out, as jest does for those that run alone. */
const isLeftOut = ({ path }) =>
  testPathIgnorePatterns.some((pattern) =>
    new RegExp(pattern.replace('<rootDir>', rootDir.replace(/\/$/, ''))).test(path),
  );

const grouped = Object.values(GROUPS).flat();

const nameOf = (path) =>
  relative(TEST, path)
    .replace(/\.int\.spec\.ts$/, '')
    .replaceAll('\\', '/');
const isWanted = ({ path }) => wantedSpecs === null || wantedSpecs.includes(nameOf(path));

/** The tests as `npm test` runs them. Folders without a group run file by file: they fill a database, or start a server. */
export default {
  maxWorkers,
  testTimeout,
  testSequencer: fileURLToPath(new URL('../packages/area-kit/jest/in-order.cjs', import.meta.url)),
  projects: [
    ...Object.entries(GROUPS)
      .map(([displayName, names], place) => ({
        ...shared,
        displayName,
        rootDir,
        testMatch: ['<rootDir>/test/support/together.int.ts'],
        testPathIgnorePatterns,
        globals: {
          SPECS: names.flatMap(specsOf).filter((spec) => isWanted(spec) && !isLeftOut(spec)),
          PLACE: place,
        },
      }))
      .filter(({ globals }) => globals.SPECS.length > 0),
    {
      ...shared,
      displayName: 'alone',
      rootDir,
      ...(wantedSpecs && { testMatch: wantedSpecs.map((name) => `<rootDir>/test/${name}.int.spec.ts`) }),
      testPathIgnorePatterns: [
        ...testPathIgnorePatterns,
        ...grouped.map((name) => `<rootDir>/test/${name}(/|\\.int\\.spec)`),
      ],
    },
  ],
};
