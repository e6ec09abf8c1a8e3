/**
 * `npm run soak:cluster [part …]`: the product on three database nodes behind HAProxy. Prints the figures of each part at the end.
 * The parts, how long each takes, and their variables: `cluster/README.md`.
 */
import { existsSync } from 'node:fs';
import { findOrInstall } from '../../packages/area-kit/tools/programs.mjs';
import { installClusterPrograms } from '../../packages/tooling/commands/debian.mjs';
import { runParts } from '../../packages/tooling/soak/parts.mjs';
import { isMissing } from '../../packages/tooling/soak/programs.mjs';
import { runOn } from '../../packages/tooling/soak/specs.mjs';
import { NGINX } from '../servers/nginx.mjs';

const DRILLS = ['faults', 'haproxys', 'all-killed', 'frozen', 'joining', 'crossing', 'morning', 'overload'];

/** Imported when they run, because they import packages, which may have to be installed first. */
const PARTS = {
  suite: async () => (await import('../soak/http-suite.mjs')).httpSuite(),
  ...Object.fromEntries(DRILLS.map((name) => [name, () => runDrill(name)])),
  rolling: async () => (await import('../soak/rolling-restarts.mjs')).rollingRestarts(),
  gaps: async () => (await import('../soak/migration-gaps.mjs')).migrationGaps(),
};

await runParts(
  Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [
      name,
      async () => ((await hasPrograms(name)) ? part() : [`== ${name}: not run`]),
    ]),
  ),
);

/** A drill starts what it needs, because it also ends it. */
async function runDrill(name) {
  return [await runOn(name, [['-c', 'cluster/jest.config.mjs', '--runInBand', `cluster/drills/${name}\\.drill`]])];
}

/** Whether the part can run, after an attempt to install what it needs. */
async function hasPrograms(name) {
  installClusterPrograms();
  const { missingForCluster } = await import('../servers/database-cluster.mjs');
  const problem = missingForCluster();
  if (problem !== null) return isMissing(problem);
  const hasNginx = name !== 'rolling' || findOrInstall(() => existsSync(NGINX), 'nginx');
  return hasNginx || isMissing(`${NGINX} is missing: apt-get install nginx`);
}
