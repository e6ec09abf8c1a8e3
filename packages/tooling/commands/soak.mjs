/**
 * `npm run soak`: runs the tests with randomised rounds for longer than `npm test` does, on SQLite and MariaDB, proves the
 * shell with every area, and checks an area in a repository of its own. It takes about twenty minutes and prints the counts
 * of each test at the end.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { run, runTool } from './run.mjs';
import { listParts } from '../release/parts.mjs';

const TESTS = ['-c', 'api/jest.int.config.mjs', '--testTimeout=3600000'];
/** The test that compares response times runs first and alone: a parallel test would distort its measurements. */
const RUNS = [
  [...TESTS, '--runInBand', 'api/test/coaches/'],
  [...TESTS, 'api/test/wall/'],
];

ensureInstalled();
// The API and its tests import the built contracts.
await buildAllChanged();

const reports = [await soakOn('SQLite')];
if (mariaDbOrInstall()) {
  const database = await startMariaDb();
  try {
    reports.push(await soakOn('MariaDB', { TEST_DATABASE_URL: database.url }));
  } finally {
    await database.stop();
  }
} else {
  process.stderr.write('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server\n');
  process.exitCode = 1;
}
reports.push(await proveShell());
reports.push(await checkCopiedTeams());
process.stdout.write(`\n${reports.join('\n')}\n`);

/** Jest reports progress on standard error. The tests print their counts on standard output, which is shown at the end. */
async function soakOn(name, env = {}) {
  process.stderr.write(`\n== ${name}\n`);
  const started = Date.now();
  const lines = [];
  let passed = true;
  for (const tests of RUNS) {
    const { code, output } = await runTool('jest/bin/jest.js', tests, { env: { SOAK: '1', ...env }, capture: true });
    passed &&= code === 0;
    lines.push(...output.split('\n').filter((line) => line.trim() !== ''));
  }
  if (!passed) process.exitCode = 1;
  return [`== ${name}, ${Math.round((Date.now() - started) / 1000)} s: ${passed ? 'passed' : 'FAILED'}`, ...lines].join(
    '\n',
  );
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
    );
    const command = ['packages/area-kit/bin/touchline.mjs', 'prove', 'shell'];
    const { code, output } = await run(process.execPath, command, { env: { SITE_DIR: site }, capture: true });
    if (code !== 0) process.exitCode = 1;
    return `== proof: ${output.trim().split('\n').at(-1)}`;
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
