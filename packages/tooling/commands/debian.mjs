/** The programs that the tests need from the system. */
import { findMariaDb } from '../../../api/test/support/mariadb.mjs';
import { findOrInstall } from '../../area-kit/tools/programs.mjs';

export { chromiumOrInstall } from '../../area-kit/tools/programs.mjs';

export const mariaDbOrInstall = () => findOrInstall(findMariaDb, 'mariadb-server');
