/** The programs that the tests need from the system. */
import { existsSync } from 'node:fs';
import { findMariaDb } from '../../../api/test/support/mariadb.mjs';
import { findOrInstall, findProgram } from '../../area-kit/tools/programs.mjs';

export { chromiumOrInstall } from '../../area-kit/tools/programs.mjs';

export const mariaDbOrInstall = () => findOrInstall(findMariaDb, 'mariadb-server');

/** What the tests of a cluster need beside MariaDB, each with its package. */
const CLUSTER_PROGRAMS = [
  ['/usr/lib/galera/libgalera_smm.so', 'galera-4'],
  ['/usr/bin/mariadb-backup', 'mariadb-backup'],
  ['/usr/bin/rsync', 'rsync'],
  ['/usr/bin/socat', 'socat'],
  ['/usr/sbin/haproxy', 'haproxy'],
];

/** Several database nodes, and the proxy before them. A test that needs them says what is missing. */
export function installClusterPrograms() {
  mariaDbOrInstall();
  for (const [file, name] of CLUSTER_PROGRAMS) findOrInstall(() => existsSync(file), name);
}

/** The proxy of `deploy/`. */
export const caddyOrInstall = () => findOrInstall(() => findProgram(['caddy']), 'caddy');

/** What checks the rules of alerts. */
export const promtoolOrInstall = () => findOrInstall(() => findProgram(['promtool']), 'prometheus');

/** What opens a backup without the product. */
export const ageOrInstall = () => findOrInstall(() => findProgram(['age']), 'age');

/** Prometheus, and the Alertmanager, which mails. */
export const prometheusOrInstall = () =>
  promtoolOrInstall() && findOrInstall(() => findProgram(['prometheus-alertmanager']), 'prometheus-alertmanager');
