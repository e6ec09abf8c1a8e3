/** The whole HTTP suite on a cluster: three database nodes, to whose writer HAProxy leads. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { leftOutOnCluster } from '../../api/test/support/left-out-on-cluster.mjs';
import { quickFolder } from '../../api/test/support/mariadb.mjs';
import { runCountedJest } from '../../packages/tooling/checks/counted-jest.mjs';
import { promtoolOrInstall } from '../../packages/tooling/commands/debian.mjs';
import { headline } from '../../packages/tooling/soak/specs.mjs';
import { startDatabaseCluster } from '../servers/database-cluster.mjs';
import { stopAfter } from './stop-after.mjs';

/** As `npm test` runs them on MariaDB, far east of UTC. Three nodes on one machine need longer than one. */
const TESTS = ['-c', 'api/jest.together.config.mjs', '--maxWorkers=2', '--testTimeout=180000'];
const NAMES = { 1: 'one instance', 2: 'two instances' };
const ZONE = { TZ: 'Pacific/Auckland' };

/** Runs it once with one instance, and once with two of which every second call goes to the other. Both read at every node. */
export async function httpSuite() {
  promtoolOrInstall();
  const results = [];
  for (const instances of (process.env.DRILL_INSTANCES ?? '1,2').split(','))
    results.push(await runWith(NAMES[instances], instances));
  return results;
}

/** Each run has a cluster of its own, so that the second does not depend on what the first left behind. */
async function runWith(name, instances) {
  process.stderr.write(`\n== suite, ${name}\n`);
  const started = Date.now();
  const scratch = mkdtempSync(join(await quickFolder(), 'touchline-suite-'));
  const { proxies, stop } = await startDatabaseCluster();
  const stopAll = async () => {
    await stop();
    rmSync(scratch, { recursive: true, force: true });
  };
  return stopAfter(stopAll, async () => {
    const [writer, reader] = ['writerPort', 'readerPort'].map((port) => `mariadb://root@127.0.0.1:${proxies[0][port]}`);
    const addresses = { TEST_DATABASE_URL: writer, TEST_DATABASE_READER_URL: reader };
    const env = { TMPDIR: scratch, ...addresses, TEST_CLUSTER: '1', TEST_INSTANCES: instances, ...ZONE };
    const counts = await runCountedJest(TESTS, { file: join(scratch, 'report.json'), env });
    if (counts.failed > 0) process.exitCode = 1;
    return report(headline(`suite, ${name}`, started, counts.failed === 0), counts, leftOutOnCluster(instances));
  });
}

function report(line, { passed, failed, skipped }, leftOut) {
  const reasons = Object.entries(leftOut).map(([name, reason]) => `  left out: ${name}. ${reason}`);
  return [line, `  ${passed} passed, ${failed} failed, ${skipped} skipped`, ...reasons].join('\n');
}
