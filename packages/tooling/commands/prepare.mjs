/**
 * `prepare.mjs <command of touchline> [--at]`: installs dependencies and builds what the command reads from this checkout. A command that
 * changes SITE_DIR asks the API what browsers reported.
 */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';

const ASK_THE_API = ['promote', 'status'];

const [command, at] = process.argv.slice(2);
const needsApi = ASK_THE_API.includes(command) && at === undefined;
try {
  ensureInstalled();
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit' || (kind === 'server' && needsApi));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
