/** `npm run restore -- <backup>`: puts a backup into the database of the settings. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/restore-command.js', ...process.argv.slice(2)]);
