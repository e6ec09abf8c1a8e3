/** `npm run coach -- add|list|reset-password|disable|enable|join-team|leave-team|api-key|audit`: manages the accounts of coaches. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/coach-command.js', ...process.argv.slice(2)]);
