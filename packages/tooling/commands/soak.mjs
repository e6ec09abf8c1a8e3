/**
 * `npm run soak [part …]`: what takes too long for `npm test`. Prints the figures of each part at the end. The parts:
 * - `rounds`: the tests with randomised rounds, with many more of them, on SQLite and MariaDB (about twenty minutes)
 * - `instances`: the HTTP tests of some folders, each call of which goes to another of two instances on one MariaDB
 * - `drills`: the product while it, its database or its disk fails, and how soon an alert tells it (about 25 minutes)
 * - `memory`: the memory of the product under an hour of mixed load on each database (`DRILL_MINUTES`)
 * - `deploy`: the page `deploy/README.md`, walked on a bare Debian 13 that is made for it, with an update from the commit `DEPLOY_FROM`
 *   (default HEAD) and the way back (about ten minutes)
 * - `proof`: the shell with every area in a browser, and an area in a repository of its own
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { listParts } from '../release/parts.mjs';
import { runParts } from '../soak/parts.mjs';
import { hasMariaDb } from '../soak/programs.mjs';
import { runOn } from '../soak/specs.mjs';
import { prometheusOrInstall } from './debian.mjs';
import { run } from './run.mjs';

const TESTS = ['-c', 'api/jest.int.config.mjs', '--testTimeout=3600000'];
/** The test that compares response times runs first and alone: a parallel test would distort its measurements. */
const RUNS = [
  [...TESTS, '--runInBand', 'api/test/coaches/'],
  [...TESTS, 'api/test/(wall|attendance|calendar|workout-library)/'],
];

/** Arguments of jest for drills. `names`: a regular expression. */
const drillsNamed = (names) => [...TESTS, '--runInBand', '--testMatch', `**/test/drills/(${names}).drill.ts`];

await runParts({ rounds, instances, drills, memory, deploy, proof });

async function rounds() {
  const onSqlite = await runOn('SQLite', RUNS, { SOAK: '1' });
  if (!hasMariaDb()) return [onSqlite];
  const database = await startMariaDb();
  try {
    return [onSqlite, await runOn('MariaDB', RUNS, { SOAK: '1', TEST_DATABASE_URL: database.url })];
  } finally {
    await database.stop();
  }
}

async function instances() {
  if (!hasMariaDb()) return [];
  const database = await startMariaDb();
  try {
    const environment = { TEST_INSTANCES: '2', TEST_DATABASE_URL: database.url };
    return [
      await runOn('two instances', [[...TESTS, 'api/test/(attendance|idempotency|teams|wellness)/']], environment),
    ];
  } finally {
    await database.stop();
  }
}

/** The drills start what they need, because they also end it. */
async function drills() {
  if (!hasMariaDb()) return [];
  const names = ['kills', 'unavailable-database', 'disk-full'];
  if (prometheusOrInstall()) names.push('alerts');
  else process.stderr.write('The alerts are left out: apt-get install prometheus prometheus-alertmanager\n');
  return [await runOn('drills', [drillsNamed(names.join('|'))])];
}

async function memory() {
  return hasMariaDb() ? [await runOn('memory', [drillsNamed('memory')])] : [];
}

async function deploy() {
  process.stderr.write('\n== deploy\n');
  const { missingForMachine } = await import('../deploy/machine.mjs');
  const missing = missingForMachine();
  if (missing !== null) {
    process.exitCode = 1;
    return [`== deploy: not walked. ${missing}`];
  }
  const { walkDeployPage } = await import('../deploy/walk.mjs');
  const { passed, lines } = await walkDeployPage(process.env.DEPLOY_FROM ?? 'HEAD');
  if (!passed) process.exitCode = 1;
  return [`== deploy: ${passed ? 'passed' : 'FAILED'}`, ...lines];
}

async function proof() {
  return [await proveShell(), await checkCopiedTeams()];
}

/** An area, copied out of this repository with nothing but the packed kit. */
async function checkCopiedTeams() {
  process.stderr.write('\n== an area in a repository of its own\n');
  const { packKit } = await import('../area-kit/pack-kit.mjs');
  const { checkCopiedArea } = await import('../area-kit/copied-area.mjs');
  const { seconds, packages, openedHere } = await checkCopiedArea(await packKit(), 'mfe-teams');
  if (openedHere?.length !== 0) process.exitCode = 1;
  const opened = openedHere ? `${openedHere.length} files of this repository opened` : 'strace is missing';
  return `== mfe-teams in a repository of its own: ${packages} packages, ${opened}, in ${seconds} s\n${(openedHere ?? []).join('\n')}`;
}

/** The shell with all areas, from a site of their builds. */
async function proveShell() {
  process.stderr.write('\n== proof\n');
  const { promoteNew } = await import('../release/promote-new.mjs');
  const site = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  try {
    await promoteNew(
      site,
      listParts().filter(({ kind }) => kind === 'shell' || kind === 'area'),
      { why: 'npm run soak' },
    );
    const command = ['packages/area-kit/bin/touchline.mjs', 'prove', 'shell'];
    const { code, output } = await run(process.execPath, command, { env: { SITE_DIR: site }, capture: true });
    if (code !== 0) process.exitCode = 1;
    return `== proof: ${output.trim().split('\n').at(-1)}`;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
