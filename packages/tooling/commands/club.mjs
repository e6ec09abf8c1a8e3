/** `npm run club -- export|import`: takes a club out of an installation as one file, and into a new one. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/club-command.js', ...process.argv.slice(2)]);
