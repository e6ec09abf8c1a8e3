/** `npm run migrate -- [--status]`: runs the pending migrations of the database, or lists them. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/migrate-command.js', ...process.argv.slice(2)]);
