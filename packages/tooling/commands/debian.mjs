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

/** Where R has its packages: those of Debian, and those that an administrator has added. */
const R_LIBRARIES = ['/usr/lib/R/site-library', '/usr/local/lib/R/site-library'];

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

/** What runs the example in R; null without R or one of its two packages. */
export function rOrInstall() {
  const packages = ['curl', 'jsonlite'].map((name) =>
    findOrInstall(() => R_LIBRARIES.some((folder) => existsSync(`${folder}/${name}`)), `r-cran-${name}`),
  );
  return packages.every(Boolean) ? findProgram(['Rscript']) : null;
}

/** Prometheus, and the Alertmanager, which mails. */
export const prometheusOrInstall = () =>
  promtoolOrInstall() && findOrInstall(() => findProgram(['prometheus-alertmanager']), 'prometheus-alertmanager');
