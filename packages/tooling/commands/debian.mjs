/** The programs that the tests need from the system. */
import { findMariaDb } from '../../../api/test/support/mariadb.mjs';
import { findOrInstall, findProgram } from '../../area-kit/tools/programs.mjs';

export { chromiumOrInstall } from '../../area-kit/tools/programs.mjs';

export const mariaDbOrInstall = () => findOrInstall(findMariaDb, 'mariadb-server');

/** The proxy of `deploy/`. */
export const caddyOrInstall = () => findOrInstall(() => findProgram(['caddy']), 'caddy');

/** What checks the rules of alerts. */
export const promtoolOrInstall = () => findOrInstall(() => findProgram(['promtool']), 'prometheus');

/** Prometheus, and the Alertmanager, which mails. */
export const prometheusOrInstall = () =>
  promtoolOrInstall() && findOrInstall(() => findProgram(['prometheus-alertmanager']), 'prometheus-alertmanager');
