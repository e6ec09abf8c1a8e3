/**
 * `npm run soak`: the tests that have more rounds than `npm test` has time for, with all of them, on the embedded database and on
 * MariaDB. Takes about a quarter of an hour; ends with what each of them counted.
 */
import { startMariaDb } from '../../../api/test/support/mariadb.mjs';
import { buildAllChanged } from './build-changed.mjs';
import { mariaDbOrInstall } from './debian.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';

const TESTS = ['-c', 'api/jest.int.config.mjs', '--testTimeout=3600000'];
/** What compares times comes first and alone: another test beside it would be the loudest thing it hears. */
const RUNS = [
  [...TESTS, '--runInBand', 'api/test/coaches/'],
  [...TESTS, 'api/test/wall/'],
];

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
