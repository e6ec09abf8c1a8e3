/**
 * `npm run bench:lists`: measures how long the lists take at 2 000 athletes and a year of records, on SQLite and MariaDB.
 * The command prints one table per database and asserts nothing, because times depend on the machine. `npm test` counts
 * the queries, which may not grow.
 */
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

const BENCH = ['-c', 'api/jest.int.config.mjs', '--testMatch', '**/test/size/lists.bench.ts', '--silent=false'];

ensureInstalled();
// The API and its tests import the built contracts.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');

await benchOn('SQLite');
if (mariaDbOrInstall()) {
  const database = await startMariaDb();
  try {
    await benchOn('MariaDB', { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
} else {
  process.stderr.write('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server\n');
  process.exitCode = 1;
}

async function benchOn(name, env = {}) {
  process.stdout.write(`\n== ${name}\n`);
  if ((await runTool('jest/bin/jest.js', BENCH, { env })) !== 0) process.exitCode = 1;
}
