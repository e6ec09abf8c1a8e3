/**
 * `npm run soak`: the tests that have more rounds than `npm test` has time for, with all of them, on the embedded database and on
 * MariaDB. Takes the better part of an hour; ends with what each of them counted.
 */
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

const TESTS = ['-c', 'api/jest.int.config.mjs', '--testTimeout=3600000', 'api/test/(?:wall|coaches)/'];

ensureInstalled();
// The API and its tests read the built contracts.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');

const counted = [await soakOn('SQLite')];
if (mariaDbOrInstall()) {
  const database = await startMariaDb();
  try {
    counted.push(await soakOn('MariaDB', { TEST_DATABASE_URL: database.url }));
  } finally {
    await database.stop();
  }
} else {
  process.stderr.write('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server\n');
  process.exitCode = 1;
}
process.stdout.write(`\n${counted.join('\n')}\n`);

/** The runner reports on the error output as it goes; what the tests themselves counted comes at the end. */
async function soakOn(name, env = {}) {
  process.stderr.write(`\n== ${name}\n`);
  const started = Date.now();
  const { code, output } = await runTool('jest/bin/jest.js', TESTS, { env: { SOAK: '1', ...env }, capture: true });
  if (code !== 0) process.exitCode = 1;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [`== ${name}, ${Math.round((Date.now() - started) / 1000)} s: ${code === 0 ? 'passed' : 'FAILED'}`, ...lines].join('\n');
}
