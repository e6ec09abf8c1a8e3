/** Runs a benchmark of the API on SQLite and MariaDB. Each prints its table; no times are asserted. */
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

/**
 * Sets the exit code when a run fails, or when there is no MariaDB.
 * @param bench the file below `api/test`, such as `size/growth.bench.ts`
 * @param only `sqlite` or `mariadb` leaves out the other database
 */
export async function benchDatabases(bench, only) {
  ensureInstalled();
  // The API and its tests import the built contracts.
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');

  if (only !== 'mariadb') await run(bench, 'SQLite');
  if (only === 'sqlite') return;
  if (!mariaDbOrInstall()) {
    process.stderr.write('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server\n');
    process.exitCode = 1;
    return;
  }
  const database = await startMariaDb();
  try {
    await run(bench, 'MariaDB', { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

async function run(bench, name, env = {}) {
  process.stdout.write(`\n== ${name}\n`);
  const call = ['-c', 'api/jest.int.config.mjs', '--testMatch', `**/test/${bench}`, '--silent=false'];
  if ((await runTool('jest/bin/jest.js', call, { env })) !== 0) process.exitCode = 1;
}
