/**
 * `npm run bench:api`, `bench:overload`, `bench:growth`, `bench:backup` and the second half of `bench:import`, each with `sqlite` or
 * `mariadb` for one database: runs `bench/api/<name>.bench.ts` on SQLite and on MariaDB. Each prints its table and asserts no time,
 * because times depend on the machine.
 */
import { startMariaDb } from '../../api/test/support/mariadb.mjs';
import { buildAllChanged } from '../../packages/tooling/commands/build-changed.mjs';
import { mariaDbOrInstall } from '../../packages/tooling/commands/debian.mjs';
import { ensureInstalled } from '../../packages/tooling/commands/install.mjs';
import { runTool } from '../../packages/tooling/commands/run.mjs';

const [name, only] = process.argv.slice(2);

ensureInstalled();
// The API and its tests import the built contracts.
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
if (only !== 'mariadb') await run('SQLite');
if (only !== 'sqlite') await runOnMariaDb();

async function runOnMariaDb() {
  if (!mariaDbOrInstall()) {
    process.stderr.write('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server\n');
    process.exitCode = 1;
    return;
  }
  const database = await startMariaDb();
  try {
    await run('MariaDB', { TEST_DATABASE_URL: database.url });
  } finally {
    await database.stop();
  }
}

async function run(database, env = {}) {
  process.stdout.write(`\n== ${database}\n`);
  const call = ['-c', 'bench/jest.config.mjs', `bench/api/${name}\\.bench`, '--silent=false'];
  if ((await runTool('jest/bin/jest.js', call, { env })) !== 0) process.exitCode = 1;
}
