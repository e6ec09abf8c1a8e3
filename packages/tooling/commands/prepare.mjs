/**
 * `prepare.mjs <command of touchline> [--at]`: installs dependencies and builds what the command reads from this checkout. A command that
 * changes SITE_DIR asks the API what browsers reported.
 */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';

/** Commands that need the built API: to ask what browsers reported, or to record its answers. */
const ASK_THE_API = ['promote', 'status'];
const NEED_TYPES = ['types', 'ci'];
const NEED_ANSWERS = ['prove', 'ci'];

const [command, at] = process.argv.slice(2);
const needsApi = NEED_ANSWERS.includes(command) || (ASK_THE_API.includes(command) && at === undefined);
try {
  ensureInstalled();
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'kit' || (kind === 'server' && needsApi));
  const { addAnswers, addTypes } = await import('../area-kit/complete-kit.mjs');
  if (NEED_TYPES.includes(command)) await addTypes();
  if (NEED_ANSWERS.includes(command)) await addAnswers();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
