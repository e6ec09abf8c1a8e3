/** The programs that the tests need from the system. */
import { findMariaDb } from '../../../api/test/support/mariadb.mjs';
import { findOrInstall, findProgram } from '../../area-kit/tools/programs.mjs';

export { chromiumOrInstall } from '../../area-kit/tools/programs.mjs';

export const mariaDbOrInstall = () => findOrInstall(findMariaDb, 'mariadb-server');

/** Prometheus with its promtool, and the Alertmanager, which mails. */
export const prometheusOrInstall = () =>
  findOrInstall(() => findProgram(['prometheus']), 'prometheus') &&
  findOrInstall(() => findProgram(['prometheus-alertmanager']), 'prometheus-alertmanager');
