/** The programs that a soak needs from the system. Where one is missing, a part says so and the soak fails. */
import { existsSync } from 'node:fs';
import { findOrInstall } from '../../area-kit/tools/programs.mjs';
import { installClusterPrograms, mariaDbOrInstall } from '../commands/debian.mjs';

export function hasMariaDb() {
  return (
    mariaDbOrInstall() !== null ||
    isMissing('There is no mariadbd on this machine; on Debian: apt-get install mariadb-server')
  );
}

/** Whether database nodes and HAProxy can be started. */
export async function hasCluster() {
  installClusterPrograms();
  const { missingForCluster } = await import('../cluster/database-cluster.mjs');
  const problem = missingForCluster();
  return problem === null || isMissing(problem);
}

/** Whether this file is there, or its package could be installed. */
export const hasProgram = (file, name) =>
  findOrInstall(() => existsSync(file), name) || isMissing(`${file} is missing: apt-get install ${name}`);

function isMissing(problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
  return false;
}
